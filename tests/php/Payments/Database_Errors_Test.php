<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments;

use Closure;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Account_Store;
use Slipstream\Money\Billing_Interval;
use Slipstream\Payments\Ledger\Payer;
use Slipstream\Payments\Payments_Module;
use Slipstream\Payments\Payments_Settings;
use Slipstream\Plugin;
use Slipstream\Support\Database\Claim_Result;
use Slipstream\Tests\Failing_Statements;

require_once __DIR__ . '/Payments_Case.php';
require_once dirname( __DIR__ ) . '/Failing_Statements.php';

/**
 * A database that fails has said nothing: not "not there", not "none", not "allowed", not "done".
 */
final class Database_Errors_Test extends Payments_Case {

	use Failing_Statements;

	protected const COMMITS = true;

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		// SQLite gives a whole transaction up for a statement that fails.
		$wpdb->query( 'COMMIT' );
		$wpdb->suppress_errors( true );
	}

	protected function tearDown(): void {
		global $wpdb;
		$this->repair();
		$this->clear();
		$wpdb->suppress_errors( false );
		parent::tearDown();
	}

	/**
	 * Does something while its statements fail.
	 *
	 * @param int               $least How many statements it has at least, with reads of options.
	 * @param Closure(): mixed $work
	 */
	private function fail_each( int $least, Closure $work ): void {
		// An option that was not read is read once more. What is mailed is made good later: see Payers_Errors_Test.
		$patterns = array(
			'/slipstream_payment_(?!accounts|mails|confirmations)(?!\S+ (WHERE|SET) unconfirmed)/',
			'/slipstream_payment/',
		);
		$this->fail_each_of( 'payments_unavailable', $least, $patterns, static fn (): string => self::error_of( $work ) );
	}

	public function test_an_order_and_its_page(): void {
		$gateway = new Books_Adapter( new Books( self::account( Mode::Live ) ) );
		$this->fail_each(
			6,
			function () use ( $gateway ): void {
				$this->services()->sync( $gateway )->begin( $this->unstored_order( $gateway->account() ) );
			}
		);
		self::assertSame( 1, $this->rows_of( 'orders' ) );
		self::assertCount( 1, $gateway->books->checkouts );
	}

	public function test_what_a_gateway_says(): void {
		$gateway = new Books_Adapter( new Books( self::account( Mode::Live ) ) );
		$order   = $this->sent( $gateway, interval: Billing_Interval::Month );
		$payment = $gateway->books->pay( $order->uuid );
		$id      = $gateway->books->checkouts[ $order->uuid ]['subscription'];
		$gateway->books->refund( $gateway->books->renew( $id ), 100 );
		$this->fail_each(
			12,
			function () use ( $gateway, $order, $id ): void {
				$this->services()->sync( $gateway )->order( $order );
				$this->services()->sync( $gateway )->subscription( $id );
			}
		);
		self::assertSame( $gateway->books->sums(), self::sums( $this->services()->totals()->of_mode( Mode::Live ) ) );
		self::assertSame( $payment, $this->services()->orders()->get( $order->id )->ids->payment );
	}

	public function test_an_erasure_that_was_broken_off_is_ended_by_the_next(): void {
		global $wpdb;
		$gateway = new Books_Adapter( new Books( self::account( Mode::Live ) ) );
		$order   = $this->order( $gateway->account(), payer: new Payer( 'ann@example.org', 'Ann' ) );
		$this->services()->sync( $gateway )->start( $order );
		$gateway->books->pay( $order->uuid );
		$this->services()->sync( $gateway )->order( $order );
		$this->services()->customers()->add( $gateway->account(), 'EUR', 'ann@example.org', 'cus_1' );
		$this->fail_each( 9, fn () => $this->services()->personal_data()->erase( 'ann@example.org' ) );
		foreach ( self::TABLES as $table ) {
			$rows = $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}slipstream_payment_$table" );
			self::assertStringNotContainsString( 'ann', strtolower( (string) wp_json_encode( $rows ) ), $table );
			self::assertStringNotContainsString( Payer::key( 'ann@example.org' ), (string) wp_json_encode( $rows ) );
		}
		self::assertSame( $gateway->books->sums(), self::sums( $this->services()->totals()->of_mode( Mode::Live ) ) );
	}

	/** @return array<string, array{string}> */
	public static function readers(): array {
		return array_map(
			static fn ( string $name ): array => array( $name ),
			array_combine( array_keys( self::works() ), array_keys( self::works() ) )
		);
	}

	/** @dataProvider readers */
	public function test_nothing_is_read_into_an_answer_that_did_not_come( string $name ): void {
		$this->fail_each( 1, fn () => self::works()[ $name ]( $this->services() ) );
	}

	/** @return array<string, Closure> */
	private static function works(): array {
		$account = self::account( Mode::Live );
		return array(
			'an order'              => static fn ( $all ) => $all->orders()->find( 1 ),
			'one by its name'       => static fn ( $all ) => $all->orders()->find_by_uuid( wp_generate_uuid4() ),
			'one by its payment'    => static fn ( $all ) => $all->orders()->find_by_payment( $account, 'pi_1' ),
			'open orders'           => static fn ( $all ) => $all->orders()->open_after( $account, 0, 9 ),
			'how many are open'     => static fn ( $all ) => $all->orders()->count_open(),
			'orders of a person'    => static fn ( $all ) => $all->orders()->of_person( 'ann@example.org', 9 ),
			'whether there are any' => static fn ( $all ) => $all->orders()->is_empty(),
			'a subscription'        => static fn ( $all ) => $all->subscriptions()->find( $account, 'sub_1' ),
			'running ones'          => static fn ( $all ) => $all->subscriptions()->running_after( $account, 0, 9 ),
			'how many are running'  => static fn ( $all ) => $all->subscriptions()->count_running(),
			'those of a person'     => static fn ( $all ) => $all->subscriptions()->of_person( 'ann@example.org', 9 ),
			'entries'               => static fn ( $all ) => $all->entries()->of_payment( $account, 'pi_1' ),
			'entries of many'       => static fn ( $all ) => $all->entries()->of_subscription( $account, 'sub_1' ),
			'totals'                => static fn ( $all ) => $all->totals()->of_mode( Mode::Live ),
			'accounts'              => static fn ( $all ) => $all->lists()->accounts()->all(),
			'months of an account'  => static fn ( $all ) => $all->lists()->month_totals()->latest( $account, 12 ),
			'years of an account'   => static fn ( $all ) => $all->lists()->entries()->years( $account ),
			'rows of an account'    => static fn ( $all ) => $all->lists()->entries()->each( $account, null )->valid(),
			'totals of an account'  => static fn ( $all ) => $all->totals()->of_account( $account ),
			'a customer'            => static fn ( $all ) => $all->customers()->find( $account, 'EUR', 'ann@example.org' ),
			'a new customer'        => static fn ( $all ) => $all->customers()->add( $account, 'EUR', 'ann@example.org', 'cus_1' ),
			'customers of a person' => static fn ( $all ) => $all->customers()->ids_of( 'ann@example.org' ),
			'a customer that left'  => static fn ( $all ) => $all->customers()->forget( $account, 'cus_1' ),
			'events'                => static fn ( $all ) => $all->events()->due( $account, 9 ),
			'waiting events'        => static fn ( $all ) => $all->events()->count_waiting(),
			'events once more'      => static fn ( $all ) => $all->events()->try_again( Mode::Live ),
			'open events'           => static fn ( $all ) => $all->lists()->events()->page( array( 'state' => 'open' ), 1, 9 ),
			'failed events'         => static fn ( $all ) => $all->events()->count_failed(),
			'old events'            => static fn ( $all ) => $all->events()->clean(),
			'personal data'         => static fn ( $all ) => $all->personal_data()->export( 'ann@example.org' ),
			'erasure'               => static fn ( $all ) => $all->personal_data()->erase( 'ann@example.org' ),
			'where the site is'     => static fn ( $all ) => $all->site_copy()->ensure_home( $account ),
			'whether it may be'     => static fn ( $all ) => $all->new_payments()->are_allowed(),
			'whether a key is good' => static fn ( $all ) => $all->accounts()->state( $account->gateway, Mode::Live ),
		);
	}

	public function test_an_event_that_was_not_stored_must_be_sent_again(): void {
		$record = fn (): Claim_Result => $this->services()->events()->record( self::account(), 'evt_1', 'charge.refunded', 'ch_1' );
		$this->break_statements( '/slipstream_payment/' );
		self::assertSame( Claim_Result::Unknown, $record() );
		$this->repair();
		self::assertSame( Claim_Result::Granted, $record() );
		self::assertSame( Claim_Result::Denied, $record() );
		$event = $this->services()->events()->due( self::account(), 9 )[0];
		foreach ( array( 'done', 'failed' ) as $method ) {
			$this->break_statements( '/slipstream_payment/' );
			self::assertSame( 'payments_unavailable', self::error_of( fn () => $this->services()->events()->$method( $event ) ) );
			$this->repair();
			self::assertCount( 1, $this->services()->events()->due( self::account(), 9 ) );
		}
	}

	public function test_what_is_not_read_neither_allows_nor_ends_anything(): void {
		update_option( Payments_Settings::STOPPED, 1, false );
		update_option( Account_Store::OPTION, array( 'stripe_live' => array( 'home' => strrev( 'https://other.example' ) ) ), false );
		foreach ( array( Payments_Settings::STOPPED, Account_Store::OPTION ) as $option ) {
			wp_cache_flush();
			$gateway = new Books_Adapter( new Books( self::account( Mode::Live ) ) );
			$this->break_statements( "/$option/" );
			$order = $this->order( $gateway->account() );
			self::assertNotSame( '', self::error_of( fn () => $this->services()->sync( $gateway )->start( $order ) ) );
			self::assertSame( array(), $gateway->asked );
			$this->repair();
		}
		delete_option( Payments_Settings::STOPPED );
		delete_option( Account_Store::OPTION );
	}

	public function test_a_table_that_cannot_be_read_is_kept_at_uninstall(): void {
		$module = Plugin::module( Payments_Module::class );
		self::assertFalse( $module->keeps_tables(), 'There is nothing in it.' );
		$this->break_statements( '/slipstream_payment_orders/' );
		self::assertTrue( $module->keeps_tables() );
		$this->break_statements( '/' . Payments_Settings::DELETE_DATA . '/' );
		self::assertTrue( $module->keeps_tables() );
	}
}
