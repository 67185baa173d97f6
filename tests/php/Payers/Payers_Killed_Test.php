<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payers;

use Closure;
use RuntimeException;
use Slipstream\Http\Site_Page;
use Slipstream\Modules\Modules_Module;
use Slipstream\Payers\Declarations\Confirm_View;
use Slipstream\Payers\Declarations\Declaration_Kind;
use Slipstream\Payers\Declarations\Declaration_Page;
use Slipstream\Payers\Declarations\Declared;
use Slipstream\Mail\Outbox\New_Mail;
use Slipstream\Payments\Ledger\Subscription;
use Slipstream\Tests\Members\Browser;

require_once __DIR__ . '/Payers_Case.php';

/**
 * A process that dies anywhere has lost nothing and doubles nothing.
 */
final class Payers_Killed_Test extends Payers_Case {

	protected const COMMITS = true;

	protected function setUp(): void {
		parent::setUp();
		// SQLite gives a whole transaction up for a statement that fails.
		$GLOBALS['wpdb']->query( 'COMMIT' );
	}

	/**
	 * Does something, and is killed before a statement that writes.
	 *
	 * @param string           $tables A pattern.
	 * @param int              $number Which of the statements.
	 * @param Closure(): mixed $work
	 * @return string Where it was killed; '' if it was not.
	 */
	private static function kill( string $tables, int $number, Closure $work ): string {
		$where = '';
		$kill  = static function ( string $query ) use ( &$number, &$where, $tables ): string {
			if ( 1 === preg_match( "/^(INSERT|UPDATE|DELETE)\\b.*?\\bwptests_slipstream_payment_($tables)/s", $query, $found ) && 0 === --$number ) {
				$where = "$found[1] $found[2]";
				throw new RuntimeException( 'Killed.' );
			}
			return $query;
		};
		add_filter( 'query', $kill );
		try {
			$work();
		} catch ( RuntimeException $error ) {
			self::assertSame( 'Killed.', $error->getMessage() );
		} finally {
			remove_filter( 'query', $kill );
		}
		return $where;
	}

	/**
	 * Does something again and again, each time killed before the next statement that writes.
	 *
	 * @param Closure(): mixed $work
	 * @return list<string> Where it was killed.
	 */
	private static function kill_each( string $tables, Closure $work ): array {
		$killed = array();
		for ( $number = 1; $number < 30; $number++ ) {
			$where = self::kill( $tables, $number, $work );
			if ( '' === $where ) {
				return $killed;
			}
			$killed[] = $where;
		}
		self::fail( 'It does not end.' );
	}

	public function test_a_process_that_dies_while_it_cancels(): void {
		foreach ( array(
			'mails'         => array( 'INSERT mails' ),
			'cancellations' => array( 'INSERT cancellations', 'UPDATE cancellations' ),
		) as $table => $where ) {
			$subscription = $this->subscribed( token: $table );
			$killed       = self::kill_each( $table, fn () => $this->payers()->canceler()->cancel( $subscription, true, self::PAYER ) );
			self::assertSame( $where, $killed );
			self::assertTrue( $this->known( $subscription )->is_canceled() );
		}
		$this->run_jobs( DAY_IN_SECONDS );
		$this->run_jobs();
		self::assertCount( 2, $this->mails, 'One for each.' );
	}

	public function test_a_process_that_dies_while_it_sends(): void {
		$letter = New_Mail::write( 'test', '1', 'ann@example.org', static fn (): array => array( 'Hello', array( 'You.' ) ) );
		$killed = self::kill_each( 'mails', fn () => $this->payers()->mailer()->send( $letter ) );
		self::assertSame( array( 'INSERT mails', 'UPDATE mails', 'UPDATE mails' ), $killed );
		self::assertCount( 1, $this->mails, 'It died after it had sent it, and nobody sends it again.' );
		$this->run_jobs( DAY_IN_SECONDS );
		self::assertCount( 1, $this->mails );
	}

	/** Sends a declaration as a browser does. */
	private function send_declaration( Browser $browser ): Site_Page|string {
		global $wpdb;
		$send = fn ( array $post ): Site_Page|string => $browser->as( fn () => $this->payers()->declaration_page()->respond( Declaration_Kind::Cancel, $post ) );
		$page = $send(
			array(
				Declaration_Page::FIELD_ACTION => Declaration_Page::CHECK,
				Declared::FIELD_NAME           => 'Pat',
				Declared::FIELD_EMAIL          => self::PAYER,
			)
		);
		self::assertInstanceOf( Site_Page::class, $page );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}slipstream_counters" );
		return $send( array( Declaration_Page::FIELD_ACTION => Declaration_Page::SEND ) + Browser::hidden( $page->html ) );
	}

	/**
	 * Does something for one subscription after the other, each time killed at a later statement, and lets the jobs go
	 * on: what is confirmed is carried out and told.
	 *
	 * @param Closure(Subscription): mixed $work
	 * @return list<string> Where it was killed, with what is confirmed then.
	 */
	private function kill_and_go_on( Closure $work ): array {
		global $wpdb;
		$killed = array();
		for ( $number = 1; $number < 30; $number++ ) {
			$subscription = $this->subscribed( token: "form $number" );
			$this->mails  = array();
			$where        = self::kill( 'declarations|mails|cancellations', $number, static fn () => $work( $subscription ) );
			if ( '' === $where ) {
				return $killed;
			}
			$confirmed = (int) $wpdb->get_var( "SELECT confirmed FROM {$wpdb->prefix}slipstream_payment_declarations ORDER BY id DESC LIMIT 1" );
			// Its own job, and the daily run where the process died before it was asked for.
			do_action( Modules_Module::CLEAN_EVENT );
			$this->run_jobs( HOUR_IN_SECONDS );
			$this->run_jobs( HOUR_IN_SECONDS );
			self::assertSame( $confirmed > 0, $this->known( $subscription )->is_canceled(), $where );
			$told = implode( "\n", array_column( $this->mails, 'message' ) );
			self::assertSame( (int) ( $confirmed > 0 ), substr_count( $told, 'This subscription is canceled:' ), $where );
			self::assertSame( (int) ( $confirmed > 0 ), substr_count( $told, "($subscription->subscription_id)" ), $where );
			$killed[] = $where . ( $confirmed > 0 ? ', confirmed' : '' );
			// The next one is of the next subscription alone.
			$this->services()->subscription_changes()->cancel( $this->known( $subscription ), false );
		}
		self::fail( 'It does not end.' );
	}

	public function test_what_is_confirmed_is_carried_out_wherever_the_process_dies(): void {
		$killed = $this->kill_and_go_on(
			function ( Subscription $subscription ): void {
				$declared = Declared::of( Declaration_Kind::Cancel, array( Declared::FIELD_EMAIL => self::PAYER ) );
				$service  = $this->payers()->declaration_service();
				$service->declare( $declared, "token $subscription->id", false );
				$link = Browser::query( $this->payers()->declaration_links()->url( $this->payers()->declarations()->of_token( "token $subscription->id" ) ) )[ Declaration_Page::QUERY_CONFIRM ];
				$this->payers()->confirm_page()->respond( $link, array( Confirm_View::FIELD_SUBSCRIPTIONS => array( (string) $subscription->id ) ) );
			}
		);
		self::assertContains( 'INSERT cancellations, confirmed', $killed );
	}

	public function test_what_who_is_signed_in_cancels_is_carried_out_wherever_the_process_dies(): void {
		$killed = $this->kill_and_go_on( fn () => $this->send_declaration( $this->signed_in() ) );
		self::assertContains( 'INSERT cancellations, confirmed', $killed );
	}
}
