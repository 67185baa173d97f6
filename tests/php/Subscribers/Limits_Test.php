<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Subscribers;

use Slipstream\Http\Site_Page;
use Slipstream\Subscribers\Pages;
use Slipstream\Tests\Failing_Statements;

require_once __DIR__ . '/Subscribers_Case.php';
require_once dirname( __DIR__ ) . '/Failing_Statements.php';

/**
 * Whoever signs others up has this site mail few of them.
 */
final class Limits_Test extends Subscribers_Case {

	use Failing_Statements;

	protected const COMMITS = true;

	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wpdb']->query( 'COMMIT' );
	}

	/** @param array<string, int> $limits */
	private static function limit( array $limits ): void {
		remove_all_filters( 'slipstream_subscribe_limits' );
		add_filter( 'slipstream_subscribe_limits', static fn (): array => $limits + array_fill_keys( array( 'address', 'visitor', 'domain', 'site' ), 999 ) );
	}

	/** @return array{int, int} How many were taken, and the status after that. */
	private function until_refused( \Closure $email, \Closure $ip ): array {
		$this->forget_counts();
		$this->mails = array();
		for ( $number = 1; $number < 30; $number++ ) {
			$_SERVER['REMOTE_ADDR'] = $ip( $number );
			$answer                 = $this->sign_up( $email( $number ) );
			if ( $answer instanceof Site_Page ) {
				self::assertGreaterThan( 0, $answer->retry_after );
				return array( count( $this->mails ), $answer->status );
			}
		}
		return array( count( $this->mails ), 0 );
	}

	public function test_limits_by_address_network_domain_and_site(): void {
		$email = static fn ( int $number ): string => "p$number@d$number.test";
		$ip    = static fn ( int $number ): string => "203.0.113.$number";
		self::limit( array( 'address' => 2 ) );
		self::assertSame( array( 2, 429 ), $this->until_refused( static fn (): string => self::ANN, $ip ) );
		self::limit( array( 'visitor' => 3 ) );
		self::assertSame( array( 3, 429 ), $this->until_refused( $email, static fn (): string => '203.0.113.7' ) );
		self::assertSame( array( 3, 429 ), $this->until_refused( $email, static fn ( int $number ): string => "2001:db8::$number" ), 'One network.' );
		self::limit( array( 'domain' => 4 ) );
		self::assertSame( array( 4, 429 ), $this->until_refused( static fn ( int $number ): string => "p$number@Same.test", $ip ) );
		self::limit( array( 'site' => 5 ) );
		self::assertFalse( $this->services()->guard()->had_flood() );
		self::assertSame( array( 5, 429 ), $this->until_refused( $email, $ip ) );
		self::assertTrue( $this->services()->guard()->had_flood() );
	}

	public function test_a_mailbox_is_not_filled_and_nobody_learns_that_it_would_be(): void {
		for ( $time = 1; $time <= 8; $time++ ) {
			$this->forget_counts();
			self::assertSame( Pages::sent_url(), $this->sign_up() );
		}
		self::assertCount( 5, $this->mails );
		$this->confirm( $this->token() );
		self::assertTrue( $this->known()?->is_active(), 'The last link is good.' );
	}

	public function test_five_hundred_programs_have_few_strangers_mailed(): void {
		for ( $number = 1; $number <= 500; $number++ ) {
			$_SERVER['REMOTE_ADDR'] = '198.51.' . intdiv( $number, 200 ) . '.' . ( $number % 200 );
			$this->sign_up( "p$number@d" . ( $number % 50 ) . '.test' );
		}
		self::assertCount( 200, $this->mails );
		self::assertSame( 0, self::rows( 'subscribers' ) );
	}

	public function test_a_count_that_nobody_knows_mails_nobody(): void {
		$form = $this->form( self::ANN );
		$GLOBALS['wpdb']->suppress_errors( true );
		$this->break_statements( '/slipstream_counters/' );
		$answer = $this->send( $form );
		$this->repair();
		$GLOBALS['wpdb']->suppress_errors( false );
		self::assertSays( 'try again', $answer, 503 );
		self::assertSame( array( array(), 0 ), array( $this->mails, self::rows( 'subscriber_sign_ups' ) ) );
	}
}
