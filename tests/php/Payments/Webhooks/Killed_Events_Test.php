<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Webhooks;

use Slipstream\Jobs\Jobs_Module;
use Slipstream\Jobs\Wake_Up;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Order_State;
use Slipstream\Plugin;
use Slipstream\Tests\Payments\Stripe\Adapter_Case;
use Slipstream\Tests\Site_Settings;

require_once dirname( __DIR__ ) . '/Stripe/Adapter_Case.php';

/**
 * A process is killed before each statement while it takes a message, or handles one. What was stored is handled at the
 * next wake-up, whether the message is sent again or not.
 */
final class Killed_Events_Test extends Adapter_Case {

	protected const COMMITS = true;

	private const SECRET = 'whsec_test0000000000000000000000';

	private Order $order;

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		add_filter( 'slipstream_jobs_loopback_url', '__return_empty_string' );
		// Other processes read it.
		$wpdb->query( 'COMMIT' );
		$this->connect();
		Site_Settings::set( 'slipstream_stripe_test_webhook_secret', self::SECRET );
		$this->order = $this->new_order();
		self::command( 'pay', array( 'session' => $this->sync()->start( $this->order )->ids->checkout ) );
		$this->order = $this->now();
	}

	protected function tearDown(): void {
		global $wpdb;
		remove_filter( 'slipstream_jobs_loopback_url', '__return_empty_string' );
		$this->clear();
		$wpdb->query( "DELETE FROM {$wpdb->prefix}slipstream_payment_orders" );
		foreach ( array( 'test_key', 'test_webhook_secret' ) as $name ) {
			delete_option( "slipstream_stripe_$name" );
		}
		delete_option( 'slipstream_payment_accounts' );
		delete_option( 'slipstream_payment_stripe_notes' );
		delete_option( Jobs_Module::OPTION );
		wp_clear_scheduled_hook( Jobs_Module::EVENT );
		parent::tearDown();
	}

	/** Puts the site back to where nothing was told. */
	private function clear(): void {
		global $wpdb;
		foreach ( array( 'payment_events', 'payment_entries', 'jobs' ) as $table ) {
			$wpdb->query( "DELETE FROM {$wpdb->prefix}slipstream_$table" );
		}
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_payment_orders SET state = 'sent', payment_id = '', payment_key = '', paid = 0" );
	}

	private function now(): Order {
		return $this->services()->orders()->get( $this->order->id );
	}

	/** @return string What a process said before it was killed, or at its end. */
	private function attempt( string $work, int $stop ): string {
		$body    = (string) wp_json_encode(
			array(
				'id'       => 'evt_1',
				'object'   => 'event',
				'type'     => 'checkout.session.completed',
				'created'  => time(),
				'livemode' => false,
				'data'     => array(
					'object' => array(
						'id'     => $this->order->ids->checkout,
						'object' => 'checkout.session',
					),
				),
			)
		);
		$time    = time();
		$sign    = "t=$time,v1=" . hash_hmac( 'sha256', "$time.$body", self::SECRET );
		$pipes   = array();
		$process = proc_open(
			array( PHP_BINARY, __DIR__ . '/events-process.php', $work, self::$url, (string) $stop, $body, $sign ),
			array( array( 'pipe', 'r' ), array( 'pipe', 'w' ) ),
			$pipes
		);
		self::assertIsResource( $process );
		$said = trim( (string) fgets( $pipes[1] ) );
		proc_terminate( $process, SIGKILL );
		proc_close( $process );
		return $said;
	}

	/** What a killed process held is free after two minutes, and what is put off is due after one. */
	private function wake_up_later(): void {
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_jobs SET due = 1, delay = 0, lease_until = 1" );
		Plugin::module( Jobs_Module::class )->services()->worker()->wake( Wake_Up::Screen );
	}

	public function test_what_a_killed_process_has_stored_is_handled_at_the_next_wake_up(): void {
		$killed = array();
		for ( $stop = 1; $stop < 20; $stop++ ) {
			$this->clear();
			$said = $this->attempt( 'take', $stop );
			if ( 'done' === $said ) {
				break;
			}
			$killed[] = $said;
			$stored   = $this->rows_of( 'events' );
			$this->wake_up_later();
			self::assertState( 1 === $stored ? Order_State::Paid : Order_State::Sent, $this->now() );
			self::assertSame( 'done', $this->attempt( 'take', 0 ), 'Stripe sends it again.' );
			$this->wake_up_later();
			self::assertState( Order_State::Paid, $this->now() );
			self::assertSame( 1, $this->rows_of( 'events' ) );
			$this->assertBooks();
		}
		self::assertContains( 'INSERT payment_events', $killed );
		self::assertSame( 'done', $said );
		self::assertGreaterThan( array_search( 'INSERT payment_events', $killed, true ), array_key_last( $killed ), 'Also after it was stored.' );
	}

	public function test_what_a_killed_process_was_handling_is_handled_at_the_next_wake_up(): void {
		$killed = array();
		for ( $stop = 1; $stop < 20; $stop++ ) {
			$this->clear();
			self::assertSame( 'done', $this->attempt( 'take', 0 ) );
			$said = $this->attempt( 'run', $stop );
			if ( 'done' === $said ) {
				break;
			}
			$killed[] = $said;
			$this->wake_up_later();
			self::assertState( Order_State::Paid, $this->now() );
			self::assertNull( $this->services()->events()->next_due( $this->order->account ) );
			$this->assertBooks();
		}
		self::assertSame( 'done', $said );
		self::assertContains( 'UPDATE payment_events', $killed );
	}
}
