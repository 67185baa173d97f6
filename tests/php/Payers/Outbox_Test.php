<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payers;

use Slipstream\Modules\Health_Check;
use Slipstream\Modules\Modules_Module;
use Slipstream\Mail\Outbox\Mail_Progress;
use Slipstream\Mail\Outbox\New_Mail;
use Slipstream\Mail\Outbox\Outbox;
use Slipstream\Mail\Outbox\Sender;
use Slipstream\Payers\Payers_Module;
use Slipstream\Plugin;

require_once __DIR__ . '/Payers_Case.php';

/**
 * A mail is sent once or not at all, and what did not work is told.
 */
final class Outbox_Test extends Payers_Case {

	private static function letter( string $thing = '1', string $recipient = 'ann@example.org' ): New_Mail {
		return New_Mail::write( 'test', $thing, $recipient, static fn (): array => array( 'Hello', array( 'First <b>.', '', 'Second 🎉.' ) ) );
	}

	/** @return list<string> */
	private function states(): array {
		global $wpdb;
		return $wpdb->get_col( "SELECT state FROM {$wpdb->prefix}slipstream_payment_mails ORDER BY id" );
	}

	/** @return list<string> */
	private static function health(): array {
		return array_map(
			static fn ( Health_Check $check ): string => "$check->id $check->status",
			Plugin::module( Payers_Module::class )->health_checks()
		);
	}

	public function test_a_mail_is_sent_once_for_each_thing(): void {
		$this->payers()->mailer()->queue( self::letter() );
		$this->payers()->mailer()->queue( self::letter() );
		self::assertSame( array(), $this->mails, 'It is stored first.' );
		$this->run_jobs();
		$this->payers()->mailer()->queue( self::letter() );
		$this->payers()->mailer()->queue( self::letter( '2' ) );
		$this->run_jobs();
		$this->run_jobs( DAY_IN_SECONDS );
		self::assertCount( 2, $this->mails );
		self::assertSame( array( 'ann@example.org', "First <b>.\n\nSecond 🎉." ), array( $this->mails[0]['to'], $this->mails[0]['message'] ) );
		self::assertStringEndsWith( '] Hello', $this->mails[0]['subject'] );
		self::assertSame( array( 'sent', 'sent' ), $this->states() );
		self::assertSame( array(), self::health() );
	}

	public function test_one_that_is_sent_at_once_is_not_sent_again(): void {
		self::assertTrue( $this->payers()->mailer()->send( self::letter() ) );
		self::assertTrue( $this->payers()->mailer()->send( self::letter() ) );
		$this->run_jobs();
		self::assertCount( 1, $this->mails );
	}

	public function test_what_the_mail_server_refuses_is_tried_for_hours_and_then_told(): void {
		$this->is_mail_up = false;
		self::assertFalse( $this->payers()->mailer()->send( self::letter() ) );
		self::assertSame( array( 'queued' ), $this->states() );
		$this->run_jobs();
		self::assertSame( array( 'queued' ), $this->states(), 'Not before its time.' );
		$tries = 1;
		while ( array( 'queued' ) === $this->states() ) {
			$this->run_jobs( 2 * HOUR_IN_SECONDS );
			++$tries;
			self::assertLessThan( 20, $tries );
		}
		self::assertSame( array( 10, array( 'failed' ) ), array( $tries, $this->states() ) );
		self::assertSame( array( 'payers_mails_failed critical' ), self::health() );
		$this->is_mail_up = true;
		$this->run_jobs( DAY_IN_SECONDS );
		self::assertSame( array(), $this->mails );
	}

	public function test_a_mail_server_that_comes_back_gets_it(): void {
		$this->is_mail_up = false;
		$this->payers()->mailer()->queue( self::letter() );
		$this->run_jobs();
		$this->is_mail_up = true;
		$this->run_jobs( 61 );
		self::assertCount( 1, $this->mails );
	}

	public function test_what_a_dead_process_has_begun_is_unsure_and_never_sent_again(): void {
		$mail = $this->payers()->outbox()->add( self::letter() );
		self::assertTrue( $this->payers()->outbox()->claim( $mail ), 'And then it dies.' );
		self::assertFalse( $this->payers()->outbox()->claim( $mail ), 'Two at once.' );
		$this->payers()->mailer()->wake();
		$this->run_jobs();
		self::assertSame( array( 'claimed' ), $this->states(), 'It may still be at work.' );
		$this->run_jobs( Outbox::LEASE + 2 );
		self::assertSame( array( 'unsure' ), $this->states() );
		self::assertSame( array( 'payers_mails_unsure warning' ), self::health() );
		$this->run_jobs( DAY_IN_SECONDS );
		self::assertFalse( $this->payers()->mailer()->send( self::letter() ) );
		self::assertSame( array(), $this->mails );
		// It was only slow.
		$this->payers()->outbox()->end( $mail, Mail_Progress::Sent );
		self::assertSame( array( 'sent' ), $this->states() );
	}

	public function test_a_plugin_that_throws_is_tried_again_for_hours_and_then_told(): void {
		foreach ( array( 'pre_wp_mail', 'phpmailer_init' ) as $number => $hook ) {
			$this->is_mail_up = true;
			$throw            = static fn () => throw new \Error( 'A plugin.' );
			$through          = static fn (): mixed => null;
			add_filter( 'pre_wp_mail', $through, 99 );
			add_filter( $hook, $throw, 5 );
			self::assertFalse( $this->payers()->mailer()->send( self::letter( $hook ) ) );
			self::assertSame( 'queued', $this->states()[ $number ] );
			$this->run_jobs( 61 );
			self::assertSame( 'queued', $this->states()[ $number ] );
			remove_filter( $hook, $throw, 5 );
			remove_filter( 'pre_wp_mail', $through, 99 );
			$this->run_jobs( HOUR_IN_SECONDS );
			self::assertSame( 'sent', $this->states()[ $number ] );
		}
		self::assertSame( array( 'Hello', 'Hello' ), array_map( static fn ( string $subject ): string => substr( $subject, -5 ), array_slice( array_column( $this->mails, 'subject' ), -2 ) ) );
		$throw = static fn () => throw new \Exception( 'A plugin.' );
		add_filter( 'pre_wp_mail', $throw, 5 );
		$this->payers()->mailer()->send( self::letter( 'never' ) );
		for ( $time = 0; $time < 12; $time++ ) {
			$this->run_jobs( 2 * HOUR_IN_SECONDS );
		}
		remove_filter( 'pre_wp_mail', $throw, 5 );
		self::assertSame( array( 'sent', 'sent', 'failed' ), $this->states() );
		self::assertSame( array( 'payers_mails_failed critical' ), self::health() );
	}

	public function test_what_throws_once_the_mail_server_has_taken_it_is_no_reason_to_send_it_again(): void {
		$succeed = static function ( mixed $sent, array $mail ): bool {
			do_action( 'wp_mail_succeeded', array( 'to' => array( $mail['to'] ) ) + $mail );
			return true;
		};
		$throw   = static fn () => throw new \RuntimeException( 'A log that is full.' );
		add_filter( 'pre_wp_mail', $succeed, 30, 2 );
		add_action( 'wp_mail_succeeded', $throw );
		self::assertTrue( $this->payers()->mailer()->send( self::letter() ) );
		remove_action( 'wp_mail_succeeded', $throw );
		remove_filter( 'pre_wp_mail', $succeed, 30 );
		$this->run_jobs( DAY_IN_SECONDS );
		self::assertSame( array( 1, array( 'sent' ) ), array( count( $this->mails ), $this->states() ) );
	}

	public function test_a_secret_is_kept_only_until_the_mail_is_sent(): void {
		global $wpdb;
		$letter           = static fn ( string $thing ): New_Mail => New_Mail::write( 'test', $thing, 'ann@example.org', static fn (): array => array( 'Hello', array( 'Open 12-secret.', 'Twice: 12-secret' ) ), secret: '12-secret' );
		$kept             = static fn (): array => $wpdb->get_col( "SELECT CONCAT( state, ' ', secret, body ) FROM {$wpdb->prefix}slipstream_payment_mails ORDER BY id" );
		$this->is_mail_up = false;
		$this->payers()->mailer()->send( $letter( '1' ) );
		self::assertStringContainsString( 'Open 12-secret.', $kept()[0], 'It has to be sent yet.' );
		$this->is_mail_up = true;
		$this->run_jobs( HOUR_IN_SECONDS );
		self::assertStringContainsString( 'Open 12-secret.', $this->mails[0]['message'] );
		self::assertSame( array( "sent Open ….\n\nTwice: …" ), $kept() );
		// What is given up, and what a dead process has left.
		$failed = $this->payers()->outbox()->add( $letter( '2' ) );
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_payment_mails SET tries = 9 WHERE id = $failed->id" );
		$this->payers()->outbox()->claim( $this->payers()->outbox()->add( $letter( '3' ) ) );
		$this->is_mail_up = false;
		$this->payers()->mailer()->wake();
		$this->run_jobs( Outbox::LEASE + 2 );
		self::assertSame( array( "failed Open ….\n\nTwice: …", "unsure Open ….\n\nTwice: …" ), array_slice( $kept(), 1 ) );
	}

	public function test_a_slow_process_that_was_refused_leaves_the_mail_as_it_was(): void {
		$mail = $this->payers()->outbox()->add( New_Mail::write( 'test', '1', 'ann@example.org', static fn (): array => array( 'Hello 🎉', array( 'Open 12-secret. 🎉' ) ), secret: '12-secret' ) );
		$this->payers()->outbox()->claim( $mail );
		$this->payers()->mailer()->wake();
		$this->run_jobs( Outbox::LEASE + 2 );
		self::assertSame( array( 'unsure' ), $this->states() );
		$this->payers()->outbox()->end( $mail, Mail_Progress::Failed );
		$this->payers()->mailer()->wake();
		$this->run_jobs( HOUR_IN_SECONDS );
		self::assertSame( array( 'Open 12-secret. 🎉' ), array_column( $this->mails, 'message' ) );
		self::assertStringNotContainsString( '12-secret', (string) wp_json_encode( $this->payers()->outbox()->of_person( 'ann@example.org', 9 ) ) );
	}

	public function test_a_mail_that_is_erased_while_it_is_sent_stays_erased(): void {
		global $wpdb;
		foreach ( array( Mail_Progress::Sent, Mail_Progress::Failed ) as $state ) {
			$mail = $this->payers()->outbox()->add( New_Mail::write( 'test', $state->value, 'ann@example.org', static fn (): array => array( 'Hello', array( 'Open 12-secret.' ) ), secret: '12-secret' ) );
			$this->payers()->outbox()->claim( $mail );
			$this->payers()->outbox()->erase( 'ann@example.org' );
			$this->payers()->outbox()->end( $mail, $state );
			self::assertSame( array( '', '', '' ), array_values( (array) $wpdb->get_row( "SELECT recipient, body, secret FROM {$wpdb->prefix}slipstream_payment_mails WHERE id = $mail->id", ARRAY_A ) ), $state->value );
		}
	}

	public function test_the_owner_can_change_the_text(): void {
		$change = static fn ( array $text, string $kind, string $thing ): array => array( 'body' => "$kind $thing" ) + $text;
		add_filter( 'slipstream_mail_text', $change, 10, 3 );
		$this->payers()->mailer()->send( self::letter( 'x' ) );
		remove_filter( 'slipstream_mail_text', $change );
		self::assertSame( 'test x', $this->mails[0]['message'] );
	}

	public function test_what_nobody_was_woken_for_is_sent_by_the_daily_run(): void {
		$this->payers()->outbox()->add( self::letter() );
		do_action( Modules_Module::CLEAN_EVENT );
		$this->run_jobs();
		self::assertCount( 1, $this->mails );
	}

	public function test_texts_and_addresses_are_not_kept_for_ever(): void {
		global $wpdb;
		$this->payers()->mailer()->send( self::letter() );
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_payment_mails SET changed = changed - " . 91 * DAY_IN_SECONDS );
		$this->payers()->outbox()->add( self::letter( '2' ) );
		do_action( Modules_Module::CLEAN_EVENT );
		self::assertSame( array( '', 'ann@example.org' ), array_map( 'strval', $wpdb->get_col( "SELECT recipient FROM {$wpdb->prefix}slipstream_payment_mails ORDER BY id" ) ) );
		$this->payers()->mailer()->send( self::letter() );
		self::assertCount( 1, $this->mails, 'That it was sent is kept.' );
	}

	public function test_an_erased_mail_goes_nowhere(): void {
		$this->payers()->mailer()->send( self::letter() );
		$waiting = $this->payers()->outbox()->add( self::letter( '2' ) );
		$this->payers()->outbox()->add( self::letter( '3', 'bob@example.org' ) );
		$tool = Plugin::module( Payers_Module::class )->personal_data()[0];
		self::assertCount( 2, $tool->export( 'Ann@example.org', 1 )['data'] );
		self::assertStringContainsString( 'First &lt;b&gt;.', (string) wp_json_encode( $tool->export( 'ann@example.org', 1 ), JSON_UNESCAPED_SLASHES ) );
		self::assertTrue( $tool->erase( 'ann@example.org', 1 )['items_removed'] );
		self::assertSame( array(), $tool->export( 'ann@example.org', 1 )['data'] );
		( new Sender( $this->payers()->outbox() ) )->send( $waiting );
		$this->payers()->mailer()->wake();
		$this->run_jobs();
		self::assertSame( array( 'ann@example.org', 'bob@example.org' ), array_column( $this->mails, 'to' ) );
	}
}
