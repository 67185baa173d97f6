<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments;

use Slipstream\Money\Gateway;
use Slipstream\Money\Gateway_Account;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Account_Probe;
use Slipstream\Payments\Accounts\Account_Store;
use Slipstream\Payments\Accounts\Gateway_Key;
use Slipstream\Payments\Payments_Module;

require_once __DIR__ . '/Payments_Case.php';

/** What is no longer needed goes, but what another site has to do stays. */
final class Payments_Cleaner_Test extends Payments_Case {

	protected function setUp(): void {
		parent::setUp();
		$this->clear();
		update_option( 'home', 'http://example.test' );
		$this->connect( Gateway::Stripe, 'acct_1' );
		$this->connect( Gateway::Paypal, 'MERCHANT1' );
		foreach ( Gateway::cases() as $gateway ) {
			foreach ( Mode::cases() as $mode ) {
				$this->add_old( new Gateway_Account( $gateway, $mode, Gateway::Stripe === $gateway ? 'acct_1' : 'MERCHANT1' ) );
			}
		}
	}

	protected function tearDown(): void {
		$this->clear();
		parent::tearDown();
	}

	/** Has a key of a live account accepted. */
	private function connect( Gateway $gateway, string $id ): void {
		$probe = new class( $id ) implements Account_Probe {
			public function __construct( private string $id ) {}
			public function account_id(): ?string {
				return $this->id;
			}
			public function has_marker( string $id ): bool {
				return false;
			}
			public function make_marker(): string {
				return 'marker';
			}
		};
		$this->services()->accounts()->connect( $gateway, Mode::Live, new Gateway_Key( "rk_live_$id", 'client' ), $probe );
	}

	/** Stores an event, an order that has ended unpaid, and one whose years are over. */
	private function add_old( Gateway_Account $account ): void {
		global $wpdb;
		$name   = "{$account->gateway->value}_{$account->mode->value}";
		$orders = "{$wpdb->prefix}slipstream_payment_orders";
		$this->services()->events()->record( $account, $name, 'x', 'x' );
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_payment_events SET received = 1" );
		$unpaid = $this->order( $account, "unpaid $name" );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET state = %s, updated = 1 WHERE id = %d', $orders, 'expired', $unpaid->id ) );
		$paid = $this->order( $account, "paid $name" );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET state = %s, paid = 1, erased = 1, payment_id = %s WHERE id = %d', $orders, 'paid', "pay_$name", $paid->id ) );
	}

	/** @return array{list<string>, list<string>, list<string>} Events, unpaid orders, and IDs of payments that are left. */
	private function left(): array {
		global $wpdb;
		do_action( Payments_Module::CLEANER_EVENT );
		$of = static fn ( string $what, string $where ): array => array_map( 'strval', $wpdb->get_col( "SELECT CONCAT(gateway, ' ', mode) AS place FROM {$wpdb->prefix}slipstream_payment_$what WHERE $where ORDER BY place" ) );
		return array( $of( 'events', '1 = 1' ), $of( 'orders', 'paid = 0' ), $of( 'orders', "payment_id <> ''" ) );
	}

	/** @param list<string> $places What is left of each. */
	private function assert_left( array $places ): void {
		self::assertSame( array_fill( 0, 3, $places ), $this->left() );
	}

	public function test_at_home_all_that_is_old_goes(): void {
		$this->assert_left( array() );
	}

	public function test_where_nobody_has_said_what_the_site_is_live_rows_stay(): void {
		update_option( 'home', 'http://copy.example.test' );
		$this->assert_left( array( 'paypal live', 'stripe live' ) );
		update_option( 'home', 'http://example.test' );
		$this->assert_left( array() );
	}

	public function test_where_one_gateway_stands_still_the_other_is_cleaned(): void {
		delete_option( Account_Store::OPTION );
		$this->connect( Gateway::Paypal, 'MERCHANT1' );
		update_option( 'home', 'http://copy.example.test' );
		$this->connect( Gateway::Stripe, 'acct_2' );
		$this->assert_left( array( 'paypal live' ) );
	}

	public function test_a_copy_with_an_account_of_its_own_leaves_what_it_has_of_the_other_sites(): void {
		update_option( 'home', 'http://copy.example.test' );
		$this->services()->accounts()->keep_as_copy();
		$this->connect( Gateway::Stripe, 'acct_2' );
		$this->add_old( new Gateway_Account( Gateway::Stripe, Mode::Live, 'acct_2' ) );
		$this->assert_left( array( 'stripe live' ) );
		global $wpdb;
		self::assertSame( array( 'acct_1' ), $wpdb->get_col( "SELECT account FROM {$wpdb->prefix}slipstream_payment_events" ) );
	}

	public function test_erasing_a_person_cleans_no_more(): void {
		global $wpdb;
		update_option( 'home', 'http://copy.example.test' );
		$this->services()->accounts()->keep_as_copy();
		$this->connect( Gateway::Stripe, 'acct_2' );
		$this->services()->personal_data()->erase( 'ann@example.org' );
		self::assertSame(
			array( 'acct_1' ),
			$wpdb->get_col( "SELECT account FROM {$wpdb->prefix}slipstream_payment_orders WHERE payment_id <> '' ORDER BY account" )
		);
	}

	public function test_a_copy_cleans_all_once_its_owner_has_said_so(): void {
		update_option( 'home', 'http://copy.example.test' );
		$this->services()->accounts()->keep_as_copy();
		$this->assert_left( array() );
	}
}
