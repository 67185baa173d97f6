<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Newsletter_Form;

use Slipstream\Newsletter_Form\Mailchimp\Audience_Choice;
use Slipstream\Newsletter_Form\Mailchimp\Webhook_Setup;
use Slipstream\Newsletter_Form\Mailchimp\Webhook_Store;
use WP_REST_Request;
use WP_REST_Response;

require_once __DIR__ . '/Mailchimp_Case.php';

/** One webhook sends signed messages, and what is not signed is not believed. */
final class Webhook_Test extends Mailchimp_Case {

	/** @var list<array{string, array<mixed>}> */
	private array $events = array();

	protected function setUp(): void {
		parent::setUp();
		add_action( 'slipstream_mailchimp_event', array( $this, 'note' ), 10, 2 );
	}

	protected function tearDown(): void {
		remove_action( 'slipstream_mailchimp_event', array( $this, 'note' ) );
		parent::tearDown();
	}

	/** @param array<mixed> $data */
	public function note( string $type, array $data ): void {
		$this->events[] = array( $type, $data );
	}

	private function set_up( string $audience = self::DOUBLE ): WP_REST_Response {
		$this->sign_in( 'administrator' );
		return $this->rest( 'POST', '/wpcom/v2/mailchimp/settings', array( 'follower_list_id' => $audience ) );
	}

	/** @param array<string, mixed> $delivery */
	private function deliver( array $delivery ): WP_REST_Response {
		wp_set_current_user( 0 );
		$request = new WP_REST_Request( 'POST', '/slipstream/v1/mailchimp/webhook' );
		$request->set_headers( $delivery['headers'] );
		$request->set_body( $delivery['body'] );
		return rest_get_server()->dispatch( $request );
	}

	/** @return list<array{url: string}> */
	private function webhooks(): array {
		return $this->command( 'told' )['webhooks'];
	}

	public function test_choosing_an_audience_makes_one_webhook_however_often(): void {
		foreach ( array( 1, 2, 3 ) as $time ) {
			$answer = $this->set_up();
			self::assertSame( array( 'on', '' ), array( $answer->get_data()['webhook'], $answer->get_data()['webhook_problem'] ) );
		}
		self::assertSame( array( Webhook_Setup::url() ), array_column( $this->webhooks(), 'url' ) );
		self::assertCount( 1, $this->asked( 'POST' ) );
		self::assertFalse( $this->asked( 'POST' )[0]['body']['sources']['api'], 'The site is not told of itself.' );
	}

	public function test_the_secret_is_encrypted(): void {
		$this->set_up();
		$stored = (string) get_option( Webhook_Store::OPTION );
		self::assertStringStartsWith( 'slipstream:1:', $stored );
	}

	public function test_one_whose_secret_was_lost_is_made_anew(): void {
		$this->set_up();
		delete_option( Webhook_Store::OPTION );
		self::assertSame( 'on', $this->set_up()->get_data()['webhook'] );
		self::assertCount( 1, $this->webhooks() );
		self::assertSame( 200, $this->deliver( $this->command( 'delivery', array( 'list' => self::DOUBLE ) ) )->get_status() );
		self::assertCount( 1, $this->events );
	}

	public function test_another_audience_takes_it_along_and_none_ends_it(): void {
		$this->set_up();
		$this->set_up( self::SINGLE );
		self::assertSame( array( self::SINGLE ), array_column( $this->webhooks(), 'list_id' ) );
		self::assertSame( '', $this->set_up( '' )->get_data()['follower_list_id'] );
		self::assertSame( array(), $this->webhooks() );
		self::assertFalse( get_option( Webhook_Store::OPTION ) );
		self::assertSame( 12, json_decode( (string) get_option( Audience_Choice::OPTION ), true )['keyring_id'], 'What is Jetpack’s stays.' );
	}

	public function test_without_a_key_its_secret_is_forgotten(): void {
		$this->set_up();
		delete_option( 'slipstream_mailchimp_key' );
		self::assertSame( 200, $this->set_up( '' )->get_status() );
		self::assertFalse( get_option( Webhook_Store::OPTION ) );
	}

	public function test_one_that_mailchimp_does_not_remove_is_believed_no_more(): void {
		$this->set_up();
		$delivery = $this->command( 'delivery', array( 'list' => self::DOUBLE ) );
		$this->misbehave( 'internal', 'DELETE' );
		self::assertSame( 200, $this->set_up( '' )->get_status() );
		self::assertSame( 400, $this->deliver( $delivery )->get_status() );
	}

	public function test_a_site_that_cannot_be_reached_has_its_audience_all_the_same(): void {
		$this->command( 'settings', array( 'looksAtAddresses' => true ) );
		$answer = $this->set_up( self::SINGLE );
		self::assertSame( array( 200, self::SINGLE, 'off' ), array( $answer->get_status(), $answer->get_data()['follower_list_id'], $answer->get_data()['webhook'] ) );
		self::assertStringContainsString( 'could not reach this site', $answer->get_data()['webhook_problem'] );
	}

	public function test_the_address_answers_when_mailchimp_looks(): void {
		self::assertSame( 200, $this->rest( 'GET', '/slipstream/v1/mailchimp/webhook' )->get_status() );
	}

	public function test_a_signed_message_is_told_once(): void {
		$this->set_up();
		$delivery = $this->command(
			'delivery',
			array(
				'list' => self::DOUBLE,
				'type' => 'unsubscribe',
				'data' => array( 'email' => 'Ann@example.org' ),
			)
		);
		self::assertSame( 200, $this->deliver( $delivery )->get_status() );
		self::assertSame( 200, $this->deliver( $delivery )->get_status() );
		self::assertSame( array( 'unsubscribe' ), array_column( $this->events, 0 ) );
		self::assertSame( 'Ann@example.org', $this->events[0][1]['email'] );
	}

	/** @return iterable<string, array{\Closure(array<string, mixed>): array<string, mixed>, int}> */
	public static function forgeries(): iterable {
		yield 'no signature' => array( static fn ( array $one ): array => array( 'headers' => array() ) + $one, 0 );
		yield 'another body' => array( static fn ( array $one ): array => array( 'body' => $one['body'] . '&x=1' ) + $one, 0 );
		yield 'an old one' => array( static fn ( array $one ): array => $one, -301 );
		yield 'one of the future' => array( static fn ( array $one ): array => $one, 310 );
		yield 'a long one' => array( static fn ( array $one ): array => array( 'body' => str_repeat( 'x', 70000 ) ) + $one, 0 );
	}

	/** @dataProvider forgeries */
	public function test_what_is_not_signed_now_is_refused( \Closure $forge, int $ahead ): void {
		$this->set_up();
		$answer = $this->deliver(
			$forge(
				$this->command(
					'delivery',
					array(
						'list'  => self::DOUBLE,
						'ahead' => $ahead,
					)
				)
			)
		);
		self::assertSame( array( 400, 'mailchimp_signature_invalid' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		self::assertSame( array(), $this->events );
	}

	public function test_without_a_webhook_nothing_is_signed(): void {
		$body = 'type=subscribe';
		$time = time();
		self::assertSame(
			400,
			$this->deliver(
				array(
					'body'    => $body,
					'headers' => array(
						'x-mailchimp-signature' => "t=$time,v1=" . hash_hmac(
							'sha256',
							"$time.$body",
							''
						),
					),
				)
			)->get_status()
		);
	}

	public function test_a_message_that_was_told_to_nobody_comes_again(): void {
		$this->set_up();
		$delivery = $this->command( 'delivery', array( 'list' => self::DOUBLE ) );
		$fails    = static fn () => throw new \RuntimeException( 'Killed' );
		add_action( 'slipstream_mailchimp_event', $fails, 5 );
		try {
			$this->deliver( $delivery );
			self::fail( 'It went on.' );
		} catch ( \RuntimeException ) {
			remove_action( 'slipstream_mailchimp_event', $fails, 5 );
		}
		self::assertSame( 200, $this->deliver( $delivery )->get_status() );
		self::assertCount( 1, $this->events );
	}

	public function test_messages_of_another_audience_are_passed_by(): void {
		$this->set_up();
		self::assertSame(
			200,
			$this->deliver(
				$this->command(
					'delivery',
					array(
						'list' => self::DOUBLE,
						'data' => array( 'list_id' => self::SINGLE ),
					)
				)
			)->get_status()
		);
		self::assertSame( array(), $this->events );
	}
}
