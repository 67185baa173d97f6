<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Paypal;

use Slipstream\Jobs\Jobs_Module;
use Slipstream\Jobs\Wake_Up;
use Slipstream\Money\Currency;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Gateway_Sync;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Order_State;
use Slipstream\Payments\Paypal\Paypal_Adapter;
use Slipstream\Payments\Webhooks\Events_Job;
use Slipstream\Plugin;
use Slipstream\Tests\Payments\Ledger_Access;
use Slipstream\Tests\Services\Paypal\Paypal_Case;
use Slipstream\Tests\Site_Settings;
use WP_REST_Request;
use WP_REST_Response;

require_once dirname( __DIR__ ) . '/Ledger_Access.php';
require_once dirname( __DIR__, 2 ) . '/Services/Paypal/Paypal_Case.php';

/** A site whose apps are at the stand-in for PayPal, and whose address has https. */
abstract class Paypal_Site_Case extends Paypal_Case {

	use Ledger_Access;

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'rest_url', array( self::class, 'https_url' ) );
		add_filter( 'slipstream_jobs_loopback_url', '__return_empty_string' );
	}

	protected function tearDown(): void {
		remove_filter( 'rest_url', array( self::class, 'https_url' ) );
		remove_filter( 'slipstream_jobs_loopback_url', '__return_empty_string' );
		parent::tearDown();
	}

	public static function https_url( string $url ): string {
		return (string) preg_replace( '#^http://[^/]+#', 'https://shop.example.test', $url );
	}

	/** Connects the app of a mode. */
	protected function connect( Mode $mode = Mode::Test ): void {
		Site_Settings::set( "slipstream_paypal_{$mode->value}_client_id", "{$mode->value}-client" );
		Site_Settings::set( "slipstream_paypal_{$mode->value}_secret", "{$mode->value}-secret" );
		$this->services()->paypal()->accounts()->connect( $mode );
	}

	protected function adapter( Mode $mode = Mode::Test ): Paypal_Adapter {
		return $this->services()->paypal()->accounts()->connected( $mode );
	}

	protected function sync( Mode $mode = Mode::Test ): Gateway_Sync {
		return $this->services()->sync( $this->adapter( $mode ) );
	}

	/** An order that a buyer was sent to PayPal with. */
	protected function sent( string $token = 'form', int $amount = 1500, string $currency = 'EUR', Mode $mode = Mode::Test ): Order {
		$order = $this->order( $this->adapter( $mode )->account(), $token, $amount, $currency );
		$this->sync( $mode )->start( $order );
		return $this->now( $order );
	}

	/** An order that a buyer has approved, and nobody has looked at since. */
	protected function approved( string $token = 'form', int $amount = 1500, string $currency = 'EUR' ): Order {
		$order = $this->sent( $token, $amount, $currency );
		self::command( 'approve', array( 'order' => $order->ids->checkout ) );
		return $order;
	}

	protected function paid( string $token = 'form', int $amount = 1500, string $currency = 'EUR' ): Order {
		return $this->sync()->order( $this->approved( $token, $amount, $currency ) );
	}

	protected function now( Order $order ): Order {
		return $this->services()->orders()->get( $order->id );
	}

	protected static function assertState( Order_State $state, Order $order ): void {
		self::assertSame( $state->value, $order->state->value );
	}

	/** The webhook of a mode, which is set up. */
	protected function webhook( Mode $mode = Mode::Test ): string {
		$this->services()->paypal()->webhook_setup()->set_up( $mode );
		return $this->services()->accounts()->webhook( Gateway::Paypal, $mode );
	}

	/** @return list<array{body: string, headers: array<string, string>}> What the stand-in has for a webhook. */
	protected static function deliveries( string $webhook, Mode $mode = Mode::Test ): array {
		return array_values(
			self::command(
				'deliveries',
				array(
					'webhook' => $webhook,
					'mode'    => $mode->value,
				)
			)
		);
	}

	/** @param array{body: string, headers: array<string, string>} $delivery */
	protected static function deliver( array $delivery, string $mode = 'test' ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', "/slipstream/v1/payments/paypal/$mode" );
		foreach ( $delivery['headers'] as $name => $value ) {
			$request->set_header( $name, $value );
		}
		$request->set_body( $delivery['body'] );
		wp_set_current_user( 0 );
		return rest_get_server()->dispatch( $request );
	}

	/** Delivers all that has happened in test mode, or what came later. */
	protected function deliver_new( int $from = 0 ): void {
		foreach ( array_slice( self::deliveries( $this->webhook() ), $from ) as $delivery ) {
			self::assertSame( 200, self::deliver( $delivery )->get_status() );
		}
	}

	/** Has the jobs handle what waits. */
	protected function run_jobs( int $rounds = 1 ): void {
		$worker = Plugin::module( Jobs_Module::class )->services()->worker();
		for ( $round = 0; $round < $rounds; $round++ ) {
			$worker->wake( Wake_Up::Screen, 20 );
		}
	}

	/** Has events that wait handled as if their time had come. */
	protected function hurry(): void {
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_payment_events SET due = 1 WHERE state = 'waiting'" );
		$this->services()->queue()->add( Events_Job::KIND, 'paypal-test' );
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_jobs SET due = 1, delay = 0 WHERE state = 'waiting'" );
	}

	/** Compares the ledger's sums with the stand-in's books, each currency to the last unit. */
	protected function assertBooks(): void {
		$books = array();
		foreach ( self::command( 'books' ) as $currency => $sum ) {
			// The stand-in counts in the currency's smallest unit at PayPal, the ledger in its finest.
			$row    = Currency::of( (string) $currency );
			$factor = 10 ** ( $row->unit_digits() - ( $row->at( Gateway::Paypal )->exponent ?? 0 ) );

			$books[ $currency ] = array( $factor * $sum['charges'], -$factor * $sum['refunds'], -$factor * $sum['fees'], 0 );
		}
		ksort( $books );
		self::assertSame( $books, self::sums( $this->services()->totals()->of_account( $this->adapter()->account() ) ) );
	}
}
