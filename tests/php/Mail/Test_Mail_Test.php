<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Mail;

use Slipstream\Mail\Mail_Module;
use Slipstream\Mail\Mail_State;
use Slipstream\Mail\Test_Mail;
use Slipstream\Plugin;
use Slipstream\Support\Environment;
use Slipstream\Tests\Test_Case;
use WP_Error;

/**
 * A test email tells what WordPress knows, and takes the answer of the person for the rest.
 */
final class Test_Mail_Test extends Test_Case {

	private const ROUTE = '/slipstream/v1/test-mail';

	/** @var list<array<string, mixed>> */
	private array $mails = array();

	protected function setUp(): void {
		parent::setUp();
		delete_option( Mail_State::OPTION );
		( new Environment() )->counters()->forget( 'test-mail' );
	}

	protected function tearDown(): void {
		remove_all_filters( 'pre_wp_mail' );
		add_filter( 'pre_wp_mail', '__return_true' );
		parent::tearDown();
	}

	/** Takes emails, or refuses them with a reason. */
	private function mail_server( string $problem = '' ): void {
		remove_all_filters( 'pre_wp_mail' );
		add_filter(
			'pre_wp_mail',
			function ( $done, array $mail ) use ( $problem ): bool {
				$this->mails[] = $mail;
				if ( '' !== $problem ) {
					do_action( 'wp_mail_failed', new WP_Error( 'wp_mail_failed', $problem ) ); // phpcs:ignore WordPress.NamingConventions -- Core's hook.
				}
				return '' === $problem;
			},
			10,
			2
		);
	}

	/** @return array{at: int, to: string, problem: string, answer: string} */
	private function send(): array {
		$answer = $this->rest( 'POST', self::ROUTE );
		self::assertSame( 200, $answer->get_status() );
		return $answer->get_data()['test'];
	}

	/** @return array{string, string} Status and text of the health check. */
	private static function health(): array {
		$check = Plugin::module( Mail_Module::class )->health_checks()[0];
		return array( $check->status, $check->text );
	}

	public function test_an_email_is_handed_over_and_the_answer_is_stored(): void {
		$user = $this->sign_in( 'administrator' );
		$this->mail_server();
		self::assertNull( $this->rest( 'GET', self::ROUTE )->get_data()['test'] );
		$test = $this->send();
		self::assertSame( array( $user->user_email, '', '' ), array( $test['to'], $test['problem'], $test['answer'] ) );
		self::assertSame( $user->user_email, $this->mails[0]['to'] );
		self::assertStringNotContainsString( $user->user_email, (string) wp_json_encode( get_option( Mail_State::OPTION ) ) );
		foreach ( array(
			'yes' => true,
			'no'  => false,
		) as $stored => $arrived ) {
			$answer = $this->rest(
				'POST',
				self::ROUTE . '/answer',
				array(
					'at'      => $test['at'],
					'arrived' => $arrived,
				)
			);
			self::assertSame( $stored, $answer->get_data()['test']['answer'] );
			self::assertSame( $stored, $this->rest( 'GET', self::ROUTE )->get_data()['test']['answer'] );
			self::assertSame( $arrived ? 'good' : 'warning', self::health()[0] );
		}
	}

	public function test_the_cause_names_no_person_as_the_health_report_has_it_too(): void {
		$this->mail_server();
		foreach ( array(
			'The following recipients failed: ann@example.org, <bob@example.org>' => 'recipients failed: …,',
			'MAIL FROM command failed,ann.o\'neil+x@sub.example.org: 550'         => 'command failed,…: 550',
		) as $said => $kept ) {
			do_action( 'wp_mail_failed', new WP_Error( 'wp_mail_failed', $said ) ); // phpcs:ignore WordPress.NamingConventions -- Core's hook.
			self::assertStringContainsString( $kept, self::health()[1] );
			self::assertStringNotContainsString( '@', self::health()[1] );
		}
	}

	public function test_the_cause_of_a_failure_is_told_on_one_line(): void {
		$this->sign_in( 'administrator' );
		$this->mail_server( "Could not <b>connect</b>\n to the host." );
		$test = $this->send();
		self::assertSame( 'Could not connect to the host.', $test['problem'] );
		list( $status, $text ) = self::health();
		self::assertSame( 'warning', $status );
		self::assertStringContainsString( 'Could not connect to the host.', $text );
		$answer = $this->rest(
			'POST',
			self::ROUTE . '/answer',
			array(
				'at'      => $test['at'],
				'arrived' => true,
			)
		);
		self::assertSame( array( 409, 'test_mail_unknown' ), array( $answer->get_status(), $answer->get_data()['code'] ), 'What was never sent cannot have arrived.' );
		do_action( 'wp_mail_succeeded', array() ); // phpcs:ignore WordPress.NamingConventions -- Core's hook.
		self::assertSame( 'untested', self::health()[0] );
	}

	public function test_a_failure_after_a_test_that_arrived_is_told(): void {
		$this->sign_in( 'administrator' );
		$this->mail_server();
		$told = $this->rest( 'POST', self::ROUTE )->get_data();
		self::assertNull( $told['failure'] );
		$args = array(
			'at'      => $told['test']['at'],
			'arrived' => true,
		);
		self::assertNull( $this->rest( 'POST', self::ROUTE . '/answer', $args )->get_data()['failure'] );
		( new Mail_State() )->failed( new WP_Error( 'wp_mail_failed', 'Could not connect.' ), 1_700_000_000 );
		$failure = array(
			'at'      => 1_700_000_000,
			'problem' => 'Could not connect.',
		);
		self::assertSame( $failure, $this->rest( 'GET', self::ROUTE )->get_data()['failure'] );
		self::assertSame( $failure, $this->rest( 'POST', self::ROUTE . '/answer', $args )->get_data()['failure'] );
		self::assertNull( $this->rest( 'POST', self::ROUTE )->get_data()['failure'], 'The mail server takes email again.' );
	}

	public function test_a_test_that_is_taken_ends_a_failure_whoever_sends_it(): void {
		$this->sign_in( 'administrator' );
		$this->mail_server( 'Could not connect.' );
		$this->send();
		self::assertSame( 'warning', self::health()[0] );
		$this->mail_server();
		$this->send();
		self::assertSame( 'untested', self::health()[0] );
	}

	public function test_a_failure_names_nobody(): void {
		$this->mail_server();
		( new Mail_State() )->failed( new WP_Error( 'wp_mail_failed', 'Recipients failed: anna.b+x@mail.example.org: 550 no such user' ), 1_700_000_000 );
		$problem = (string) ( new Mail_State() )->failure()['problem'];
		self::assertStringNotContainsString( 'anna', $problem );
		self::assertStringNotContainsString( 'mail.example.org', $problem );
		self::assertStringContainsString( '550 no such user', $problem );
		self::assertStringNotContainsString( 'anna', (string) wp_json_encode( self::health() ) );
	}

	public function test_a_failure_without_a_readable_reason_is_one(): void {
		foreach ( array( new WP_Error( 'wp_mail_failed', '' ), 'text of a plugin' ) as $error ) {
			delete_option( Mail_State::OPTION );
			( new Mail_State() )->failed( $error, 1_700_000_000 );
			self::assertNotSame( '', ( new Mail_State() )->failure()['problem'] );
		}
		self::assertStringContainsString( 'Relay', Mail_State::sentence( "Relay \xE9 refused" ) );
	}

	public function test_a_plugin_that_gives_no_error_object_breaks_no_test(): void {
		remove_all_filters( 'pre_wp_mail' );
		add_filter(
			'pre_wp_mail',
			static function (): bool {
				do_action( 'wp_mail_failed', 'no object' ); // phpcs:ignore WordPress.NamingConventions -- Core's hook.
				return false;
			}
		);
		$this->sign_in( 'administrator' );
		self::assertStringNotContainsString( 'must be of type', $this->send()['problem'] );
	}

	public function test_an_answer_for_an_older_test_is_refused(): void {
		$this->sign_in( 'administrator' );
		$this->mail_server();
		$test   = $this->send();
		$answer = $this->rest(
			'POST',
			self::ROUTE . '/answer',
			array(
				'at'      => $test['at'] - 1,
				'arrived' => true,
			)
		);
		self::assertSame( 409, $answer->get_status() );
		self::assertSame( '', $this->rest( 'GET', self::ROUTE )->get_data()['test']['answer'] );
	}

	public function test_there_is_a_limit(): void {
		$this->sign_in( 'administrator' );
		$this->mail_server();
		for ( $sent = 0; $sent < Test_Mail::LIMIT; $sent++ ) {
			$this->send();
		}
		$answer = $this->rest( 'POST', self::ROUTE );
		self::assertSame( array( 429, 'test_mail_limit' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		self::assertGreaterThan( 0, (int) $answer->get_headers()['Retry-After'] );
		self::assertCount( Test_Mail::LIMIT, $this->mails );
	}

	public function test_a_mail_plugin_that_throws_is_a_failure(): void {
		$this->sign_in( 'administrator' );
		remove_all_filters( 'pre_wp_mail' );
		add_filter( 'pre_wp_mail', static fn () => throw new \RuntimeException( 'No key.' ) );
		set_error_handler( static fn (): bool => true ); // phpcs:ignore WordPress.PHP -- It is written to the log too.
		self::assertSame( 'No key.', $this->send()['problem'] );
		restore_error_handler();
	}

	public function test_others_send_nothing(): void {
		$this->sign_in( 'editor' );
		$this->mail_server();
		foreach ( array( self::ROUTE, self::ROUTE . '/answer' ) as $route ) {
			self::assertSame(
				403,
				$this->rest(
					'POST',
					$route,
					array(
						'at'      => 1,
						'arrived' => true,
					)
				)->get_status()
			);
		}
		self::assertSame( array(), $this->mails );
	}
}
