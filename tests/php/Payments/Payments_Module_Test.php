<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments;

use Slipstream\Modules\Health_Check;
use Slipstream\Modules\State\Installer;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Account_Probe;
use Slipstream\Payments\Accounts\Account_Store;
use Slipstream\Payments\Accounts\Gateway_Key;
use Slipstream\Money\Billing_Interval;
use Slipstream\Payments\Payments_Cleaner;
use Slipstream\Payments\Payments_Module;
use Slipstream\Payments\Payments_Settings;
use Slipstream\Payments\Payments_Switch_Module;
use Slipstream\Plugin;
use Slipstream\Tests\Site_Settings;

require_once __DIR__ . '/Payments_Case.php';

/**
 * Off stops new payments and nothing that was agreed before; what was paid outlives the plugin.
 */
final class Payments_Module_Test extends Payments_Case {

	protected const COMMITS = true;

	protected function tearDown(): void {
		( new Installer( Plugin::modules() ) )->install();
		$this->clear();
		parent::tearDown();
	}

	private function connect(): void {
		Site_Settings::set( 'slipstream_stripe_live_key', 'rk_live_1' );
		$this->services()->accounts()->connect(
			Gateway::Stripe,
			Mode::Live,
			new Gateway_Key( 'rk_live_1' ),
			new class() implements Account_Probe {
				public function account_id(): ?string {
					return 'acct_1';
				}
				public function has_marker( string $id ): bool {
					return true;
				}
				public function make_marker(): string {
					return 'prod_1';
				}
			}
		);
	}

	/** @return array<string, string> The state of each check. */
	private function checks(): array {
		return array_map(
			static fn ( Health_Check $check ): string => $check->status,
			array_column( Plugin::module( Payments_Module::class )->health_checks(), null, 'id' )
		);
	}

	private function switch( bool $is_on ): void {
		$switch = Plugin::modules()->switchable( Payments_Switch_Module::SLUG );
		self::assertNotNull( $switch );
		self::assertTrue( Plugin::modules()->set( $switch, $is_on ) );
	}

	public function test_off_and_stopped_take_no_new_payment_and_end_no_other(): void {
		$this->connect();
		$gateway = new Books_Adapter( new Books( self::account( Mode::Live ) ) );
		$sync    = $this->services()->sync( $gateway );
		$order   = $this->sent( $gateway, interval: Billing_Interval::Month );
		$next    = $this->order( $gateway->account(), 'next' );
		$turns   = array(
			array( fn () => $this->switch( false ), fn () => $this->switch( true ) ),
			array(
				static fn () => Site_Settings::set( Payments_Settings::STOPPED, true ),
				static fn () => Site_Settings::set( Payments_Settings::STOPPED, false ),
			),
		);
		foreach ( $turns as list( $off, $on ) ) {
			self::assertTrue( $this->services()->new_payments()->are_allowed() );
			$off();
			self::assertSame( 'payments_stopped', self::error_of( fn () => $sync->start( $next ) ) );
			$new = $this->unstored_order( $gateway->account(), 'never' );
			self::assertSame( 'payments_stopped', self::error_of( fn () => $sync->begin( $new ) ) );
			'' === $gateway->books->checkouts[ $order->uuid ]['payment'] && $gateway->books->pay( $order->uuid );
			self::assertTrue( $sync->order( $order )->state->was_paid() );
			$id = $gateway->books->checkouts[ $order->uuid ]['subscription'];
			$gateway->books->renew( $id );
			$subscription = $sync->subscription( $id );
			self::assertNotNull( $subscription );
			self::assertSame( '', self::error_of( fn () => $this->services()->guard( $gateway )->cancel( $subscription, true ) ) );
			self::assertSame( 2, $this->services()->new_payments()->count_running() );
			self::assertSame( Health_Check::WARNING, $this->checks()['payments_off'] );
			$on();
			self::assertArrayNotHasKey( 'payments_off', $this->checks() );
		}
		self::assertSame( '', self::error_of( fn () => $sync->start( $next ) ) );
		self::assertSame( 2, $this->rows_of( 'orders' ) );
		$text = Plugin::modules()->switchable( Payments_Switch_Module::SLUG )?->info()->description;
		self::assertStringContainsString( 'running subscriptions are still charged', (string) $text );
	}

	public function test_health_says_what_keeps_payments_from_working(): void {
		global $wpdb;
		self::assertSame( array(), $this->checks(), 'Nobody has set anything up.' );
		self::assertSame( array(), Plugin::module( Payments_Module::class )->privacy_policy() );
		$this->connect();
		self::assertCount( 1, Plugin::module( Payments_Module::class )->privacy_policy() );
		$good = array(
			'payments_stripe_live' => 'good',
			'payments_address'     => 'good',
			'payments_events'      => 'good',
		);
		self::assertSame( $good, array_intersect_key( $this->checks(), $good ) );
		$this->services()->accounts()->refuse( Gateway::Stripe, Mode::Live, new Gateway_Key( 'rk_live_1' ) );
		self::assertSame( 'critical', $this->checks()['payments_stripe_live'] );
		Site_Settings::set( 'slipstream_stripe_live_key', 'rk_live_2' );
		self::assertSame( 'warning', $this->checks()['payments_stripe_live'] );
		Site_Settings::set( 'slipstream_stripe_live_key', '' );
		self::assertSame( 'warning', $this->checks()['payments_stripe_live'] );
		$this->connect();
		update_option( 'home', 'https://copy.example' );
		self::assertSame( 'critical', $this->checks()['payments_address'] );
		$this->services()->accounts()->keep_as_copy();
		self::assertSame( 'good', $this->checks()['payments_address'] );
		$this->services()->events()->record( self::account(), 'evt_1', 'charge.refunded', 'ch_1' );
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_payment_events SET state = 'failed'" );
		self::assertSame( 'warning', $this->checks()['payments_events'] );
	}

	public function test_all_messages_were_handled_only_if_none_waits(): void {
		global $wpdb;
		$this->connect();
		$events   = "{$wpdb->prefix}slipstream_payment_events";
		$messages = fn (): array => array_filter( $this->checks(), static fn ( string $id ): bool => str_starts_with( $id, 'payments_events' ), ARRAY_FILTER_USE_KEY );
		self::assertSame( array( 'payments_events' => 'good' ), $messages() );
		$this->services()->events()->record( self::account(), 'evt_1', 'charge.refunded', 'ch_1' );
		self::assertSame( array( 'payments_events_waiting' => 'good' ), $messages() );
		// Its turn came more than an hour ago, and nobody has handled it.
		$wpdb->query( "UPDATE $events SET due = due - 3601" );
		self::assertSame( array( 'payments_events_late' => 'warning' ), $messages() );
		// It is tried again tomorrow.
		$wpdb->query( "UPDATE $events SET due = due + 90000, tries = 3" );
		self::assertSame( array( 'payments_events_waiting' => 'good' ), $messages() );
		$wpdb->query( "UPDATE $events SET state = 'done'" );
		self::assertSame( array( 'payments_events' => 'good' ), $messages() );
	}

	public function test_payments_stay_at_uninstall_unless_the_owner_has_said_otherwise(): void {
		$installer = new Installer( Plugin::modules() );
		$this->connect();
		$order = $this->order( self::account( Mode::Live ) );
		$installer->uninstall();
		wp_cache_flush();
		self::assertSame( $order->uuid, $this->services()->orders()->find( $order->id )?->uuid );
		self::assertSame( 'acct_1', $this->services()->accounts()->state( Gateway::Stripe, Mode::Live )->account?->id );
		self::assertSame( '', get_option( 'slipstream_stripe_live_key', '' ), 'Keys go.' );
		self::assertFalse( wp_next_scheduled( Payments_Module::CLEANER_EVENT ) );
		self::assertSame( 8, $this->tables(), 'Five of payments, three of those who pay.' );
		$installer->install();
		self::assertSame( $order->uuid, $this->services()->orders()->find( $order->id )?->uuid );

		Site_Settings::set( Payments_Settings::DELETE_DATA, true );
		$installer->uninstall();
		wp_cache_flush();
		self::assertSame( 0, $this->tables() );
		self::assertFalse( get_option( Account_Store::OPTION ) );
		$installer->install();
		$this->connect();
		$installer->uninstall();
		self::assertSame( 0, $this->tables(), 'Where nobody has ordered anything, nothing is left behind.' );
	}

	private function tables(): int {
		global $wpdb;
		return count( $wpdb->get_col( "SHOW TABLES LIKE '%slipstream_payment%'" ) );
	}
}
