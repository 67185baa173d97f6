<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Forms\Mail;

use Slipstream\Forms\Inbox\Feedback_Store;
use Slipstream\Tests\Forms\Inbox\Inbox_Case;

require_once dirname( __DIR__ ) . '/Inbox/Inbox_Case.php';

/**
 * They are shown at their response, and sent again from there.
 */
final class Notification_Test extends Inbox_Case {

	private function note( int $id, string $state, int $age ): void {
		update_post_meta(
			$id,
			Feedback_Store::NOTIFICATION,
			array(
				'state' => $state,
				'time'  => time() - $age,
				'error' => 'failed' === $state ? 'No mail server.' : '',
			)
		);
	}

	private function state( int $id ): string {
		return $this->rest( 'GET', "/wp/v2/feedback/$id" )->get_data()['notification']['state'];
	}

	private function send_again( int $id ): mixed {
		return $this->rest( 'POST', "/slipstream/v1/forms/notifications/$id" )->get_data();
	}

	public function test_what_became_of_the_email_is_shown(): void {
		list( $ann, $bo, $cy ) = $this->fill_inbox();
		delete_post_meta( $cy, Feedback_Store::NOTIFICATION );
		self::assertSame( '', $this->state( $cy ) );
		$this->note( $ann, 'failed', 5 );
		self::assertSame(
			'No mail server.',
			$this->rest( 'GET', "/wp/v2/feedback/$ann" )->get_data()['notification']['error']
		);
		$this->note( $bo, 'pending', 5 );
		self::assertSame( 'pending', $this->state( $bo ) );
		$this->note( $bo, 'pending', 3600 );
		self::assertSame( 'failed', $this->state( $bo ), 'The process that was to send it is gone.' );
		update_post_meta( $bo, Feedback_Store::NOTIFICATION, 'junk' );
		self::assertSame( '', $this->state( $bo ) );
	}

	public function test_it_is_sent_again_to_whom_the_form_names(): void {
		$this->page_id = $this->publish(
			str_replace(
				'wp:jetpack/contact-form -->',
				'wp:jetpack/contact-form {"to":"desk@example.org","subject":"A \"question\""} -->',
				self::CONTACT
			)
		);
		$this->send(
			array(
				'name'    => 'Ann <Lee>',
				'email'   => 'ann@example.org',
				'message' => "Größe & <b>\nM",
			)
		);
		$id    = $this->response()->post->ID;
		$first = $this->mails[0];
		$this->sign_in( 'editor' );
		$this->note( $id, 'failed', 5 );
		self::assertSame( 'sent', $this->send_again( $id )['state'] );
		self::assertSame( 'sent', $this->state( $id ) );
		self::assertCount( 2, $this->mails );
		foreach ( array( 'to', 'subject', 'headers' ) as $part ) {
			self::assertSame( $first[ $part ], $this->mails[1][ $part ], $part );
		}
		self::assertSame( $first['message'], $this->mails[1]['message'] );
		// Who wrote the form may have changed its address since.
		wp_update_post(
			array(
				'ID'           => $this->page_id,
				'post_content' => wp_slash( str_replace( 'desk@', 'new@', get_post( $this->page_id )->post_content ) ),
			)
		);
		$this->send_again( $id );
		self::assertSame( array( 'new@example.org' ), (array) $this->mails[2]['to'] );
		wp_update_post(
			array(
				'ID'           => $this->page_id,
				'post_content' => 'No form.',
			)
		);
		$this->send_again( $id );
		self::assertSame( array( get_option( 'admin_email' ) ), (array) $this->mails[3]['to'] );
	}

	public function test_each_form_of_a_page_has_its_own_recipients(): void {
		$form = static fn ( string $to ): string => str_replace(
			'wp:jetpack/contact-form -->',
			"wp:jetpack/contact-form {\"to\":\"$to@example.org\"} -->",
			self::CONTACT
		);
		$this->publish( $form( 'first' ) . $form( 'second' ) );
		$ids  = array();
		foreach ( array( 0, 1 ) as $number ) {
			$this->send(
				array(
					'name'  => "Ann $number",
					'email' => 'ann@example.org',
				),
				$number
			);
			$ids[] = $this->response()->post->ID;
		}
		$this->sign_in( 'editor' );
		array_map( array( $this, 'send_again' ), $ids );
		self::assertSame(
			array( array( 'first@example.org' ), array( 'second@example.org' ) ),
			array_map( static fn ( array $mail ): array => (array) $mail['to'], array_slice( $this->mails, 2 ) )
		);
	}

	public function test_the_form_is_known_wherever_it_has_gone_on_its_page(): void {
		$form  = static fn ( string $to ): string => str_replace(
			'wp:jetpack/contact-form -->',
			"wp:jetpack/contact-form {\"to\":\"$to@example.org\"} -->",
			self::CONTACT
		);
		$page  = $this->publish( $form( 'first' ) );
		$shown = array(
			'name'  => 'Ann',
			'email' => 'ann@example.org',
		);
		$this->send( $shown );
		$id = $this->response()->post->ID;
		wp_update_post(
			array(
				'ID'           => $page,
				'post_content' => wp_slash( $form( 'other' ) . $form( 'first' ) ),
			)
		);
		$this->sign_in( 'editor' );
		$this->send_again( $id );
		self::assertSame( array( 'first@example.org' ), (array) $this->mails[1]['to'] );
	}

	public function test_a_second_failure_is_told(): void {
		list( $ann ) = $this->fill_inbox();
		add_filter( 'pre_wp_mail', '__return_false', 20 );
		$answer = $this->send_again( $ann );
		remove_filter( 'pre_wp_mail', '__return_false', 20 );
		self::assertSame( 'failed', $answer['state'] );
		self::assertNotSame( '', $answer['error'] );
		add_filter( 'slipstream_form_mail', static fn ( array $mail ): array => array( 'to' => array() ) + $mail );
		self::assertStringContainsString( 'no email address', $this->send_again( $ann )['error'] );
		self::assertSame(
			'form_response_not_found',
			$this->rest( 'POST', "/slipstream/v1/forms/notifications/{$this->page_id}" )->get_data()['code']
		);
	}
}
