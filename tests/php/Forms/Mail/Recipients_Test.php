<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Forms\Mail;

use Slipstream\Forms\Definition\Form;
use Slipstream\Forms\Definition\Form_Source;
use Slipstream\Forms\Inbox\Feedback_Store;
use Slipstream\Forms\Mail\Recipients;
use Slipstream\Tests\Forms\Forms_Case;
use WP_Error;

require_once dirname( __DIR__ ) . '/Forms_Case.php';

/**
 * A site writes to strangers only where somebody who may publish has said so, and not without end.
 */
final class Recipients_Test extends Forms_Case {

	private const ANN = array(
		'name'  => 'Ann',
		'email' => 'ann@example.org',
	);

	private const STRANGERS = '{"to":"a@strangers.example, b@strangers.example"}';

	private function form( string $attributes ): string {
		return str_replace( 'wp:jetpack/contact-form -->', "wp:jetpack/contact-form $attributes -->", self::CONTACT );
	}

	/** Publishes a post of a user. */
	private function publish_as(
		string $role,
		string $attributes,
		string $status = 'publish',
		string $type = 'post'
	): string {
		$user = $this->sign_in( $role );
		$this->publish(
			$this->form( $attributes ),
			array(
				'post_type'   => $type,
				'post_status' => $status,
				'post_author' => $user->ID,
			)
		);
		return $user->user_email;
	}

	/** @return array{state?: string, time?: int, error?: string} What became of the newest response's email. */
	private function notification(): array {
		return (array) ( get_post_meta( $this->response()->post->ID, Feedback_Store::NOTIFICATION, true ) ?: array() );
	}

	/** @dataProvider unpublished */
	public function test_what_is_not_published_mails_nobody( string $status ): void {
		$this->publish_as( 'contributor', self::STRANGERS, $status );
		self::assertSame( 200, $this->send( self::ANN )->get_status() );
		self::assertSame( array(), $this->mails );
		self::assertSame( array( 1, array() ), array( $this->responses(), $this->notification() ) );

		$this->publish_as( 'administrator', '{"saveResponses":false}', $status );
		$answer = $this->send( self::ANN );
		self::assertSame(
			array( 403, 'form_not_published' ),
			array( $answer->get_status(), $answer->get_data()['code'] ),
			'Nobody is thanked for what nothing keeps.'
		);
		self::assertSame( array(), $this->mails );
	}

	/** @return iterable<array{string}> Statuses. */
	public static function unpublished(): iterable {
		yield array( 'draft' );
		yield array( 'pending' );
	}

	public function test_a_draft_mails_nobody_with_a_form_that_is_kept_elsewhere_or_nowhere(): void {
		$ref = wp_insert_post(
			wp_slash(
				array(
					'post_type'    => 'jetpack_form',
					'post_status'  => 'publish',
					'post_content' => $this->form( self::STRANGERS ),
				)
			)
		);
		$this->sign_in( 'administrator' );
		$this->publish( "<!-- wp:jetpack/contact-form {\"ref\":$ref} /-->", array( 'post_status' => 'draft' ) );
		self::assertSame( 200, $this->send( self::ANN )->get_status() );
		$draft  = $this->publish( 'Nothing here.', array( 'post_status' => 'draft' ) );
		$values = $this->inputs( do_blocks( $this->form( self::STRANGERS ) ) );
		self::assertSame( 'inline', $this->tokens()->read( $values['jetpack_contact_form_jwt'] )['kind'] ?? '' );
		self::assertSame(
			200,
			$this->post(
				array(
					"g$draft-name"  => 'Ann',
					"g$draft-email" => 'a@example.org',
				) + $values
			)->get_status()
		);
		self::assertSame( array( array(), 2 ), array( $this->mails, $this->responses() ) );
	}

	public function test_own_recipients_count_where_their_author_may_publish(): void {
		$this->publish_as( 'contributor', self::STRANGERS );
		$this->send( self::ANN );
		$this->publish_as( 'author', self::STRANGERS );
		$this->send( self::ANN );
		$this->publish_as( 'author', self::STRANGERS, 'publish', 'page' );
		$this->send( self::ANN );
		$this->publish_as( 'editor', self::STRANGERS, 'private', 'page' );
		$this->send( self::ANN );
		$editor = $this->publish_as( 'editor', '{}', 'publish', 'page' );
		$this->send( self::ANN );
		$strangers = array( 'a@strangers.example', 'b@strangers.example' );
		self::assertSame(
			array(
				array( 'admin@example.test' ),
				$strangers,
				array( 'admin@example.test' ),
				$strangers,
				array( $editor ),
			),
			array_column( $this->mails, 'to' )
		);
	}

	public function test_a_post_that_cannot_be_read_vouches_for_nobody(): void {
		$form = new Form(
			'1',
			'hash',
			array( 'to' => 'a@strangers.example' ),
			new Form_Source( 'post', '999999999', 999999999 )
		);
		self::assertSame( array( 'admin@example.test' ), Recipients::of( $form ) );
		$widget = new Form(
			'1',
			'hash',
			array( 'to' => 'a@strangers.example' ),
			new Form_Source( 'widget', 'block-7' )
		);
		self::assertSame( array( 'a@strangers.example' ), Recipients::of( $widget ) );
	}

	public function test_emails_have_an_end_and_the_owner_is_told(): void {
		add_filter( 'slipstream_form_mail_limit', static fn (): int => 5 );
		$this->publish( $this->form( self::STRANGERS ) );
		foreach ( range( 1, 3 ) as $number ) {
			self::assertSame( 200, $this->send( array( 'name' => "Ann $number" ) + self::ANN )->get_status() );
		}
		self::assertCount( 2, $this->mails, 'Two addresses each.' );
		self::assertSame( 3, $this->responses() );
		self::assertSame( 'failed', $this->notification()['state'] ?? '' );
		self::assertStringContainsString( 'limit of 5', $this->notification()['error'] ?? '' );

		$this->publish( $this->form( '{"saveResponses":false,"to":"a@strangers.example, b@strangers.example"}' ) );
		self::assertSame(
			500,
			$this->send( self::ANN )->get_status(),
			'Where nothing else keeps the answers the visitor is told.'
		);
	}

	public function test_what_became_of_an_email_is_noted(): void {
		$this->publish( self::CONTACT );
		$this->send( self::ANN );
		self::assertSame(
			array( 'sent', '' ),
			array( $this->notification()['state'] ?? '', $this->notification()['error'] ?? '' )
		);
		self::assertEqualsWithDelta( time(), $this->notification()['time'] ?? 0, 5 );

		$fail = static function (): bool {
			do_action( 'wp_mail_failed', new WP_Error( 'wp_mail_failed', "SMTP: <b>no</b>\r\nconnection" ) );
			return false;
		};
		add_filter( 'pre_wp_mail', $fail, 20 );
		self::assertSame( 200, $this->send( array( 'name' => 'Bo' ) + self::ANN )->get_status() );
		remove_filter( 'pre_wp_mail', $fail, 20 );
		self::assertSame(
			array( 'failed', 'SMTP: no connection' ),
			array( $this->notification()['state'] ?? '', $this->notification()['error'] ?? '' )
		);

		$nobody = static fn ( array $mail ): array => array( 'to' => array() ) + $mail;
		add_filter( 'slipstream_form_mail', $nobody );
		self::assertSame( 200, $this->send( array( 'name' => 'Cy' ) + self::ANN )->get_status() );
		self::assertSame( array(), $this->notification() );
	}
}
