<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payers;

use Closure;
use RuntimeException;
use Slipstream\Mail\Outbox\New_Mail;

require_once __DIR__ . '/Payers_Case.php';

/**
 * What plugins that send mail do is no reason to send a mail that was taken again, nor to give up one that was not.
 */
final class Hand_Over_Test extends Payers_Case {

	/** How often the mail server or service was asked. */
	private int $sent = 0;

	/** Sends a mail, then lets all that repeats run for a day. */
	private function send(): string {
		global $wpdb;
		$letter = New_Mail::write( 'test', '1', 'ann@example.org', static fn (): array => array( 'Hello', array( 'You.' ) ) );
		$this->payers()->mailer()->send( $letter );
		for ( $time = 0; $time < 12; $time++ ) {
			$this->run_jobs( 2 * HOUR_IN_SECONDS );
		}
		return (string) $wpdb->get_var( "SELECT state FROM {$wpdb->prefix}slipstream_payment_mails" );
	}

	/**
	 * @param Closure(): mixed $work
	 * @return string|null The mail's state after a day.
	 */
	private function send_with( string $hook, Closure $work, int $priority = 30 ): string {
		add_filter( $hook, $work, $priority, 2 );
		try {
			return $this->send();
		} finally {
			remove_filter( $hook, $work, $priority );
		}
	}

	/** Has WordPress itself send, by a program that ends with a status. */
	private function use_program( int $status ): void {
		$program = self::program( $status );
		add_filter( 'pre_wp_mail', '__return_null', 99 );
		add_action(
			'phpmailer_init',
			function ( object $mailer ) use ( $program ): void {
				$mailer->Mailer   = 'sendmail'; // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's.
				$mailer->Sendmail = $program; // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's.
				++$this->sent;
			}
		);
	}

	/** A program that reads the mail and ends with a status. */
	private static function program( int $status ): string {
		$path = get_temp_dir() . "slipstream-sendmail-$status";
		file_put_contents( $path, "#!/bin/sh\ncat > /dev/null\nexit $status\n" );
		chmod( $path, 0700 );
		return $path;
	}

	protected function tearDown(): void {
		remove_filter( 'pre_wp_mail', '__return_null', 99 );
		remove_all_actions( 'phpmailer_init' );
		foreach ( array( 0, 1 ) as $status ) {
			wp_delete_file( get_temp_dir() . "slipstream-sendmail-$status" );
		}
		// WordPress keeps its mailer.
		unset( $GLOBALS['phpmailer'] );
		parent::tearDown();
	}

	public function test_a_plugin_that_throws_once_its_service_has_taken_it_sends_it_once(): void {
		$state = $this->send_with(
			'pre_wp_mail',
			function (): bool {
				self::command( 'faults' );
				++$this->sent;
				throw new RuntimeException( 'A log that is full.' );
			}
		);
		self::assertSame( array( 1, 'unsure' ), array( $this->sent, $state ) );
	}

	public function test_a_plugin_that_throws_as_its_service_refuses_it_is_tried_again(): void {
		$state = $this->send_with(
			'pre_wp_mail',
			function (): bool {
				++$this->sent;
				self::assertSame( 404, wp_remote_retrieve_response_code( wp_remote_post( self::$url . '/v1/nothing' ) ) );
				throw new RuntimeException( 'Refused.' );
			}
		);
		self::assertSame( array( 10, 'failed' ), array( $this->sent, $state ) );
	}

	public function test_what_is_asked_before_the_mail_is_ready_does_not_count(): void {
		$state = $this->send_with(
			'wp_mail',
			function (): array {
				self::command( 'faults' );
				++$this->sent;
				throw new RuntimeException( 'A translation that is empty.' );
			}
		);
		self::assertSame( array( 10, 'failed' ), array( $this->sent, $state ) );
		$GLOBALS['wpdb']->query( "DELETE FROM {$GLOBALS['wpdb']->prefix}slipstream_payment_mails" );
		$this->sent = 0;
		$ask        = static function ( array $mail ): array {
			self::command( 'faults' );
			return $mail;
		};
		add_filter( 'wp_mail', $ask );
		$state = $this->send_with(
			'pre_wp_mail',
			function (): bool {
				++$this->sent;
				throw new RuntimeException( 'Not set up.' );
			}
		);
		remove_filter( 'wp_mail', $ask );
		self::assertSame( array( 10, 'failed' ), array( $this->sent, $state ) );
	}

	public function test_what_throws_once_wordpress_has_sent_it_sends_it_once(): void {
		$this->use_program( 0 );
		$state = $this->send_with(
			'phpmailer_init',
			static function ( object $mailer ): void {
				$mailer->action_function = static fn () => throw new RuntimeException( 'A log that is full.' );
			}
		);
		self::assertSame( array( 1, 'unsure' ), array( $this->sent, $state ) );
	}

	public function test_what_throws_as_it_hears_of_a_refusal_is_tried_again(): void {
		$this->use_program( 1 );
		$state = $this->send_with( 'wp_mail_failed', static fn () => throw new RuntimeException( 'A log that is full.' ) );
		self::assertSame( array( 10, 'failed' ), array( $this->sent, $state ) );
	}

	public function test_what_sends_it_another_way_once_it_was_refused_sends_it_once(): void {
		$this->use_program( 1 );
		$state = $this->send_with(
			'wp_mail_failed',
			static function ( mixed $error ): void {
				$data = $error->get_error_data();
				$true = static function ( object $mailer ): void {
					$mailer->Sendmail = self::program( 0 ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's.
				};
				add_action( 'phpmailer_init', $true, 20 );
				wp_mail( $data['to'], $data['subject'], $data['message'] );
				remove_action( 'phpmailer_init', $true, 20 );
			}
		);
		self::assertSame( array( 2, 'sent' ), array( $this->sent, $state ), 'Once by each way.' );
	}

	public function test_a_plugin_that_changes_the_text_has_sent_it_too(): void {
		$change = static fn ( array $mail ): array => array( 'subject' => 'Other' ) + $mail;
		$throw  = static fn () => throw new RuntimeException( 'A log that is full.' );
		add_filter( 'wp_mail', $change );
		add_action( 'wp_mail_succeeded', $throw );
		$state = $this->send_with(
			'pre_wp_mail',
			static function ( mixed $sent, array $mail ): bool {
				do_action( 'wp_mail_succeeded', array( 'to' => array( $mail['to'] ) ) + $mail );
				return true;
			}
		);
		remove_filter( 'wp_mail', $change );
		remove_action( 'wp_mail_succeeded', $throw );
		self::assertSame( array( 1, 'sent' ), array( count( $this->mails ), $state ) );
	}

	public function test_a_mail_has_one_id_each_time_and_leaves_it_to_no_other(): void {
		$ids  = array();
		$note = static function ( object $mailer ) use ( &$ids ): void {
			$ids[] = array( $mailer->MessageID, substr_count( $mailer->createHeader(), 'Auto-Submitted: auto-generated' ) ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's.
		};
		$this->use_program( 1 );
		add_action( 'phpmailer_init', $note );
		$this->send();
		self::assertCount( 10, $ids );
		self::assertSame( array( $ids[0] ), array_values( array_unique( $ids, SORT_REGULAR ) ) );
		self::assertMatchesRegularExpression( '/^<[0-9a-f]{32}@\S+>$/', $ids[0][0] );
		self::assertSame( 1, $ids[0][1] );
		wp_mail( 'bob@example.org', 'Another', 'Mail' );
		self::assertSame( array( '', 0 ), $ids[10] );
	}
}
