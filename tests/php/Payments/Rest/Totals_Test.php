<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Rest;

use DateTimeImmutable;
use Slipstream\Money\Billing_Interval;
use Slipstream\Money\Gateway_Account;
use Slipstream\Money\Mode;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Rest\Download_Response;
use Slipstream\Tests\Payments\Books;
use Slipstream\Tests\Payments\Books_Adapter;
use Slipstream\Tests\Payments\Payments_Case;

require_once dirname( __DIR__ ) . '/Payments_Case.php';

/** What an account has come to, and the rows that it is made of. */
final class Totals_Test extends Payments_Case {

	private const COLUMNS = array( 'date', 'kind', 'amount', 'currency', 'mode', 'gateway', 'account', 'order', 'object', 'payment', 'subscription', 'block', 'post', 'plan' );

	protected function setUp(): void {
		parent::setUp();
		$this->sign_in( 'administrator' );
		update_option( 'timezone_string', 'Europe/Berlin' );
	}

	/**
	 * @param array<string, mixed> $params
	 * @return array<array-key, mixed>
	 */
	private function read( array $params = array(), int $status = 200 ): array {
		$answer = $this->rest( 'GET', '/slipstream/v1/payments/totals', $params );
		self::assertSame( $status, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		return $answer->get_data();
	}

	/** Has an order paid, and the ledger know of it. */
	private function pay( Books $books, string $token, int $amount = 500, string $currency = 'EUR', Billing_Interval $interval = Billing_Interval::One_Time ): Order {
		$gateway = new Books_Adapter( $books );
		$order   = $this->sent( $gateway, $token, $amount, $currency, $interval );
		$books->pay( $order->uuid );
		return $this->look( $books, $order );
	}

	private function look( Books $books, Order $order ): Order {
		return $this->services()->sync( new Books_Adapter( $books ) )->order( $order );
	}

	/** Moves what has moved for an order to another time. */
	private function date( string $order_uuid, string $time ): void {
		global $wpdb;
		$wpdb->query(
			(string) $wpdb->prepare(
				"UPDATE {$wpdb->prefix}slipstream_payment_entries SET occurred = %d WHERE payment_key =
				( SELECT payment_key FROM {$wpdb->prefix}slipstream_payment_orders WHERE uuid = %s )",
				( new DateTimeImmutable( $time, wp_timezone() ) )->getTimestamp(),
				$order_uuid
			)
		);
	}

	/** @return array<string, mixed> The arguments that name an account. */
	private static function named( Gateway_Account $account ): array {
		return array(
			'gateway' => $account->gateway->value,
			'mode'    => $account->mode->value,
			'account' => $account->id,
		);
	}

	/**
	 * @param array<string, mixed> $more
	 * @return list<array<string, string>>
	 */
	private function export( Gateway_Account $account, array $more = array() ): array {
		$answer = $this->rest( 'POST', '/slipstream/v1/payments/totals/export', self::named( $account ) + $more );
		self::assertInstanceOf( Download_Response::class, $answer );
		$stream = fopen( 'php://memory', 'w+' );
		self::assertIsResource( $stream );
		$answer->write( $stream );
		rewind( $stream );
		$rows = array();
		do {
			$cells = fgetcsv( $stream, null, ',', '"', '' );
			if ( is_array( $cells ) ) {
				$rows[] = count( $cells ) === count( self::COLUMNS ) ? array_combine( self::COLUMNS, $cells ) : array( 'text' => (string) $cells[0] );
			}
		} while ( is_array( $cells ) );
		array_shift( $rows );
		return $rows;
	}

	public function test_nothing_is_added_up_over_accounts_modes_or_currencies(): void {
		$first  = new Books( self::account() );
		$second = new Books( self::account( id: 'acct_2' ) );
		$live   = new Books( self::account( Mode::Live ) );
		$this->pay( $first, 'a', 500 );
		$this->pay( $first, 'yen', 1000, 'JPY' );
		$this->pay( $second, 'b', 700 );
		$this->pay( $live, 'c', 900 );
		foreach ( array( array( $first, array( 5, 1000 ) ), array( $second, array( 7 ) ), array( $live, array( 9 ) ) ) as list( $books, $charged ) ) {
			$answer = $this->read( self::named( $books->account ) );
			self::assertSame( $books->account->id, $answer['account']['account'] );
			self::assertSame( $charged, array_column( array_column( $answer['totals'], 'charged' ), 'amount' ) );
			self::assertCount( 12, $answer['months'] );
		}
		$names = array_map( static fn ( array $one ): string => "{$one['mode']} {$one['account']}", $this->read()['accounts'] );
		self::assertSame( array( 'live acct_1', 'test acct_2', 'test acct_1' ), $names );
		self::assertSame( array( false, false, false ), array_column( $this->read()['accounts'], 'is_connected' ) );
		$none = $this->read( array( 'account' => 'acct_9' ) );
		self::assertSame( array( null, array(), array(), array() ), array( $none['account'], $none['totals'], $none['months'], $none['years'] ) );
		self::assertSame( 'live', $this->read()['account']['mode'] );
		self::assertSame( 'acct_2', $this->read( array( 'mode' => 'test' ) )['account']['account'] );
	}

	public function test_a_site_that_was_never_paid_has_no_account(): void {
		$answer = $this->read();
		self::assertSame( array( null, array(), array() ), array( $answer['account'], $answer['accounts'], $answer['totals'] ) );
	}

	public function test_sums_are_what_is_left(): void {
		$books   = new Books( self::account() );
		$order   = $this->pay( $books, 'a', 1000 );
		$payment = $order->ids->payment;
		$books->refund( $payment, 300 );
		$this->look( $books, $order );
		$total = $this->read()['totals'][0];
		self::assertSame( array( 10, -3, -0.3, 6.7 ), array_map( static fn ( string $name ): int|float => $total[ $name ]['amount'], array( 'charged', 'refunded', 'fees', 'net' ) ) );
		self::assertSame( '-€0,30', $total['fees']['formatted'] );
	}

	public function test_months_are_those_of_the_site_and_all_are_told(): void {
		$books = new Books( self::account() );
		$this->date( $this->pay( $books, 'now' )->uuid, 'now' );
		$this->date( $this->pay( $books, 'first second', 100 )->uuid, 'first day of previous month 00:00:00' );
		$this->date( $this->pay( $books, 'last second', 200 )->uuid, 'first day of this month 00:00:00 -1 second' );
		$this->date( $this->pay( $books, 'too early', 400 )->uuid, 'first day of previous month 00:00:00 -1 second' );
		$months = $this->read( array( 'months' => 2 ) )['months'];
		$names  = array_map( static fn ( string $when ): string => ( new DateTimeImmutable( $when, wp_timezone() ) )->format( 'Y-m' ), array( 'now', 'first day of previous month' ) );
		self::assertSame( $names, array_column( $months, 'month' ) );
		self::assertSame( array( 5, 3 ), array( $months[0]['totals'][0]['charged']['amount'], $months[1]['totals'][0]['charged']['amount'] ) );
		$all = $this->read()['months'];
		self::assertCount( 12, $all );
		self::assertSame( array(), $all[5]['totals'] );
	}

	public function test_the_rows_are_what_the_sums_are_made_of(): void {
		$books  = new Books( self::account() );
		$once   = $this->pay( $books, 'once', 1000 );
		$month  = $this->pay( $books, 'month', 700, 'EUR', Billing_Interval::Month );
		$refund = $books->refund( $once->ids->payment, 300 );
		$books->renew( $month->ids->subscription );
		$this->look( $books, $once );
		$this->services()->sync( new Books_Adapter( $books ) )->subscription( $month->ids->subscription );
		$this->pay( new Books( self::account( id: 'acct_2' ) ), 'other' );
		$rows = $this->export( $books->account );
		self::assertSame( array( '' ), array_unique( array_column( $rows, 'block' ) ) );
		self::assertSame( array( 'acct_1' ), array_unique( array_column( $rows, 'account' ) ) );
		$sums = array();
		foreach ( $rows as $row ) {
			$sums[ $row['kind'] ] = round( ( $sums[ $row['kind'] ] ?? 0 ) + (float) $row['amount'], 2 );
		}
		$total = $this->read( self::named( $books->account ) )['totals'][0];
		self::assertEquals( array( $total['charged']['amount'], $total['refunded']['amount'], $total['fees']['amount'] ), array( $sums['charge'], $sums['refund'], $sums['fee'] ) );
		self::assertSame( array( '-3', 'EUR', $once->uuid, $refund ), self::cells( $rows, 'refund', array( 'amount', 'currency', 'order', 'object' ) )[0] );
		// A renewal is told with the order that it began with.
		self::assertSame( array( $month->uuid, $month->uuid ), array_column( array_filter( self::cells( $rows, 'charge', array( 'order', 'subscription' ) ), static fn ( array $cells ): bool => '' !== $cells[1] ), 0 ) );
		self::assertMatchesRegularExpression( '/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[12]:00$/D', $rows[0]['date'] );
	}

	/**
	 * @param list<array<string, string>> $rows
	 * @param list<string>                $columns
	 * @return list<list<string>>
	 */
	private static function cells( array $rows, string $kind, array $columns ): array {
		$found = array_filter( $rows, static fn ( array $row ): bool => $row['kind'] === $kind );
		return array_values( array_map( static fn ( array $row ): array => array_map( static fn ( string $column ): string => $row[ $column ], $columns ), $found ) );
	}

	public function test_a_year_begins_where_the_site_is(): void {
		$books = new Books( self::account() );
		$this->date( $this->pay( $books, 'old', 100 )->uuid, '2024-12-31 23:59:59' );
		$this->date( $this->pay( $books, 'first', 200 )->uuid, '2025-01-01 00:00:00' );
		$this->date( $this->pay( $books, 'last', 300 )->uuid, '2025-12-31 23:59:59' );
		$charges = fn ( array $more ): array => array_column( self::cells( $this->export( $books->account, $more ), 'charge', array( 'date' ) ), 0 );
		self::assertSame( array( '2025-01-01T00:00:00+01:00', '2025-12-31T23:59:59+01:00' ), $charges( array( 'year' => 2025 ) ) );
		self::assertSame( array( '2024-12-31T23:59:59+01:00' ), $charges( array( 'year' => 2024 ) ) );
		self::assertCount( 3, $charges( array() ) );
		self::assertSame( array(), $charges( array( 'year' => 2023 ) ) );
		$years = $this->read()['years'];
		self::assertSame( array( (int) wp_date( 'Y' ), 2024 ), array( $years[0], end( $years ) ) );
	}

	public function test_a_large_file_has_each_row_once_although_many_have_the_same_second(): void {
		global $wpdb;
		$books = new Books( self::account() );
		$this->pay( $books, 'a' );
		$columns = 'gateway, mode, account, kind, payment_id, payment_key, subscription_id, subscription_key, amount, currency, created';
		$table   = "{$wpdb->prefix}slipstream_payment_entries";
		// 2 of the order, doubled eleven times: 4,096 rows, of which many have the same time.
		for ( $time = 1; $time <= 11; $time++ ) {
			$wpdb->query( "INSERT INTO $table (entry_key, object_id, occurred, $columns) SELECT CONCAT( 'copy-$time-', id ), CONCAT( 'object-$time-', id ), 1700000000 + id % 3, $columns FROM $table" );
		}
		self::assertSame( 4096, $this->rows_of( 'entries' ) );
		$names = array_map( static fn ( array $row ): string => "{$row['kind']} {$row['object']}", $this->export( $books->account ) );
		self::assertCount( 4096, $names );
		self::assertCount( 4096, array_unique( $names ) );
	}

	public function test_a_file_that_breaks_off_says_so(): void {
		global $wpdb;
		$books = new Books( self::account() );
		$this->pay( $books, 'a' );
		$table  = "{$wpdb->prefix}slipstream_payment_entries";
		$break  = static fn ( string $query ): string => str_contains( $query, 'occurred >' ) ? str_replace( $table, "{$table}_gone", $query ) : $query;
		$answer = $this->rest( 'POST', '/slipstream/v1/payments/totals/export', self::named( $books->account ) );
		self::assertInstanceOf( Download_Response::class, $answer );
		$stream = fopen( 'php://memory', 'w+' );
		self::assertIsResource( $stream );
		$shown = $wpdb->suppress_errors( true );
		add_filter( 'query', $break );
		$answer->write( $stream );
		self::assertStringContainsString( 'This file is incomplete', (string) stream_get_contents( $stream, -1, 0 ) );
		// Before the first row, there is no file at all.
		self::assertSame( 503, $this->rest( 'POST', '/slipstream/v1/payments/totals/export', self::named( $books->account ) )->get_status() );
		remove_filter( 'query', $break );
		$wpdb->suppress_errors( $shown );
	}
}
