<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payers;

use Slipstream\Modules\Modules_Module;
use Slipstream\Money\Billing_Interval;
use Slipstream\Money\Mode;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Subscription;
use Slipstream\Payments\Payments_Module;

require_once __DIR__ . '/Declarations_Case.php';

/** A site with live payers that can be copied. */
abstract class Copied_Site_Case extends Declarations_Case {

	protected string $home = '';

	protected function setUp(): void {
		parent::setUp();
		$this->connect( self::LIVE, Mode::Live );
		$this->home = (string) get_option( 'home' );
	}

	protected static function go( string $home ): void {
		update_option( 'home', $home );
	}

	/** Runs all that repeats, for days. */
	protected function wait(): void {
		for ( $day = 0; $day < 3; $day++ ) {
			do_action( Modules_Module::CLEAN_EVENT );
			do_action( Payments_Module::CLEANER_EVENT );
			$this->run_jobs( DAY_IN_SECONDS );
		}
	}

	protected function buy_live(): Order {
		$order   = $this->order( $this->services()->stripe()->connected( Mode::Live )->account(), 'live', 500, 'EUR', Billing_Interval::Month );
		$session = $this->sync( Mode::Live )->start( $order )->ids->checkout;
		self::command( 'pay', array( 'card' => '4242424242424242' ) + compact( 'session' ) );
		return $this->sync( Mode::Live )->order( $order );
	}

	protected function subscribed_live(): Subscription {
		$order = $this->buy_live();
		$found = $this->services()->subscriptions()->find( $order->account, $order->ids->subscription );
		self::assertNotNull( $found );
		return $found;
	}

	/** @return list<string> */
	protected static function rows( string $table, string $columns ): array {
		global $wpdb;
		return array_map(
			static fn ( array $row ): string => implode( ' ', $row ),
			$wpdb->get_results( "SELECT $columns FROM {$wpdb->prefix}slipstream_payment_$table ORDER BY id", ARRAY_A )
		);
	}

	protected static function age( string $table, string $column, int $days ): void {
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_payment_$table SET $column = $column - " . $days * DAY_IN_SECONDS );
	}
}
