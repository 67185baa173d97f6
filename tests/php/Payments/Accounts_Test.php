<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments;

use Closure;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Account_Probe;
use Slipstream\Payments\Accounts\Account_State;
use Slipstream\Payments\Accounts\Account_Status;
use Slipstream\Payments\Accounts\Account_Store;
use Slipstream\Payments\Accounts\Gateway_Key;
use Slipstream\Payments\Gateway_Error;
use Slipstream\Payments\Gateway_Failure;
use Slipstream\Payments\Payments_Settings;
use Slipstream\Tests\Site_Settings;

require_once __DIR__ . '/Payments_Case.php';

/**
 * Whose a key is, where it was accepted, and what stands still elsewhere.
 */
final class Accounts_Test extends Payments_Case {

	private const LIVE = 'slipstream_stripe_live_key';
	private const TEST = 'slipstream_stripe_test_key';

	/** @var array<string, list<string>> Objects that were left, by account. */
	private array $markers = array();

	/** @param string|null $tells Whose it says to be; null if the key may not say. */
	private function probe( string $account, ?string $tells = null ): Account_Probe {
		return new class( $this->markers, $account, $tells ) implements Account_Probe {
			/** @param array<string, list<string>> $markers */
			public function __construct( private array &$markers, private string $account, private ?string $tells ) {}
			public function account_id(): ?string {
				return $this->tells;
			}
			public function has_marker( string $id ): bool {
				return in_array( $id, $this->markers[ $this->account ] ?? array(), true );
			}
			public function make_marker(): string {
				$id                                = 'prod_' . count( $this->markers, COUNT_RECURSIVE );
				$this->markers[ $this->account ][] = $id;
				return $id;
			}
		};
	}

	/** Stores a key in an empty field and has it checked. */
	private function connect( string $secret, Account_Probe $probe, Mode $mode = Mode::Live ): Account_State {
		$setting = Mode::Live === $mode ? self::LIVE : self::TEST;
		Site_Settings::set( $setting, '' );
		Site_Settings::set( $setting, $secret );
		return $this->services()->accounts()->connect( Gateway::Stripe, $mode, new Gateway_Key( $secret ), $probe );
	}

	private function state( Mode $mode = Mode::Live ): Account_State {
		return $this->services()->accounts()->state( Gateway::Stripe, $mode );
	}

	/** Gives the site another address, as it has after it was copied or has moved. */
	private function go( string $url ): void {
		update_option( 'home', $url );
	}

	public function test_a_key_is_connected_when_it_was_accepted_and_not_refused_since(): void {
		self::assertSame( Account_Status::No_Key, $this->state()->status );
		Site_Settings::set( self::LIVE, 'rk_live_one' );
		self::assertSame( Account_Status::Unverified, $this->state()->status );
		self::assertNull( $this->state()->connected() );
		$state = $this->connect( 'rk_live_one', $this->probe( 'a', 'acct_1' ) );
		self::assertSame( 'acct_1', $state->connected()?->id );
		self::assertSame( Account_Status::No_Key, $this->state( Mode::Test )->status );
		$accounts = $this->services()->accounts();
		$accounts->refuse( Gateway::Stripe, Mode::Live, new Gateway_Key( 'rk_live_older' ) );
		self::assertSame( Account_Status::Connected, $this->state()->status, 'It was another key.' );
		$accounts->refuse( Gateway::Stripe, Mode::Live, new Gateway_Key( 'rk_live_one' ) );
		self::assertSame( Account_Status::Refused, $this->state()->status );
		self::assertSame( 'acct_1', $this->state()->account?->id );
		Site_Settings::set( self::LIVE, 'rk_live_two' );
		self::assertSame( Account_Status::Unverified, $this->state()->status );
		self::assertSame( Account_Status::Connected, $this->connect( 'rk_live_two', $this->probe( 'a', 'acct_1' ) )->status );
		self::assertStringNotContainsString( 'rk_live', (string) wp_json_encode( get_option( Account_Store::OPTION ) ) );
		self::assertIsInt( wp_next_scheduled( 'slipstream_payments_clean' ) );
	}

	public function test_an_account_keeps_its_name_whichever_key_comes_next(): void {
		$ids   = array(
			$this->connect( 'sk_live_1', $this->probe( 'a', 'acct_a' ) ),
			$this->connect( 'rk_live_2', $this->probe( 'a' ) ),
			$this->connect( 'sk_live_3', $this->probe( 'b', 'acct_b' ) ),
			$this->connect( 'rk_live_4', $this->probe( 'b' ) ),
			$this->connect( 'rk_live_5', $this->probe( 'a' ) ),
			$this->connect( 'rk_live_6', $this->probe( 'c' ) ),
			// The same, now with a key that may tell.
			$this->connect( 'sk_live_7', $this->probe( 'c', 'acct_c' ) ),
			$this->connect( 'sk_live_8', $this->probe( 'c', 'acct_c' ) ),
			$this->connect( 'rk_live_9', $this->probe( 'd' ) ),
		);
		$names = array_map( static fn ( Account_State $state ): string => (string) $state->account?->id, $ids );
		$c     = $this->markers['c'][0];
		$d     = $this->markers['d'][0];
		self::assertSame( array( 'acct_a', 'acct_a', 'acct_b', 'acct_b', 'acct_a', $c, $c, $c, $d ), $names );
		self::assertSame( array( 1, 1, 1, 1 ), array_map( 'count', array_values( $this->markers ) ) );
		self::assertNotSame( $d, $this->connect( 'rk_test_1', $this->probe( 'd in test mode' ), Mode::Test )->account?->id );
	}

	public function test_two_keys_that_are_checked_at_once_are_both_known(): void {
		$nested = new class( $this->probe( 'a' ), fn () => $this->connect( 'rk_live_2', $this->probe( 'b' ) ) ) implements Account_Probe {
			public function __construct( private Account_Probe $probe, private Closure $meanwhile ) {}
			public function account_id(): ?string {
				return null;
			}
			public function has_marker( string $id ): bool {
				return $this->probe->has_marker( $id );
			}
			public function make_marker(): string {
				( $this->meanwhile )();
				return $this->probe->make_marker();
			}
		};
		$first  = $this->connect( 'rk_live_1', $nested )->account?->id;
		self::assertSame( $this->markers['b'][0], $this->connect( 'rk_live_3', $this->probe( 'b' ) )->account?->id );
		self::assertSame( $first, $this->connect( 'rk_live_4', $this->probe( 'a' ) )->account?->id );
		self::assertSame( array( 1, 1 ), array_map( 'count', array_values( $this->markers ) ) );
	}

	public function test_a_gateway_that_does_not_answer_changes_nothing(): void {
		$this->connect( 'rk_live_one', $this->probe( 'a', 'acct_1' ) );
		$before = get_option( Account_Store::OPTION );
		$silent = new class() implements Account_Probe {
			public function account_id(): ?string {
				throw new Gateway_Error( Gateway_Failure::Unknown, 'gateway_failed', '' );
			}
			public function has_marker( string $id ): bool {
				return true;
			}
			public function make_marker(): string {
				return 'prod_x';
			}
		};
		self::assertSame( 'gateway_failed', self::error_of( fn () => $this->connect( 'rk_live_two', $silent ) ) );
		self::assertSame( $before, get_option( Account_Store::OPTION ) );
	}

	/** @return array<string, array{string, bool}> An address, and whether the site is at home there. */
	public static function addresses(): array {
		return array(
			'the same'        => array( 'http://example.test', true ),
			'with https'      => array( 'https://example.test', true ),
			'with a slash'    => array( 'https://Example.test/', true ),
			'a staging site'  => array( 'https://staging.example.test', false ),
			'another folder'  => array( 'https://example.test/copy', false ),
			'another port'    => array( 'http://example.test:8080', false ),
			'another machine' => array( 'http://localhost', false ),
		);
	}

	/** @dataProvider addresses */
	public function test_a_copy_stands_still_in_live_mode( string $url, bool $is_home ): void {
		$this->go( 'http://example.test' );
		$live = new Books_Adapter( new Books( self::account( Mode::Live ) ) );
		$test = new Books_Adapter( new Books( self::account() ) );
		$this->connect( 'rk_live_one', $this->probe( 'a', 'acct_1' ) );
		$this->connect( 'rk_test_one', $this->probe( 'a', 'acct_1' ), Mode::Test );
		$orders      = array( $this->sent( $live ), $this->sent( $test ) );
		$live->asked = array();
		$this->go( $url );
		$error = $is_home ? '' : 'payments_copied_site';
		$guard = $this->services()->guard( $live );
		$sync  = $this->services()->sync( $live );
		foreach ( array(
			'charge'       => fn () => $sync->start( $orders[0] ),
			'look'         => fn () => $sync->order( $orders[0] ),
			'subscription' => fn () => $is_home || $sync->subscription( 'sub_1' ),
			'refund'       => fn () => $is_home || $guard->refund( $orders[0], $orders[0]->terms->money, 'x' ),
		) as $what => $work ) {
			self::assertSame( $error, self::error_of( $work ), $what );
		}
		self::assertSame( $is_home, array() !== $live->asked );
		self::assertSame( Account_Status::Connected, $this->state()->status );
		self::assertSame( '', self::error_of( fn () => $this->services()->sync( $test )->order( $orders[1] ) ) );
		self::assertSame( $is_home ? array() : array( 'http://example.test' ), array_column( $this->services()->site_copy()->stopped(), 'home' ) );
		$again = fn () => $this->connect( 'rk_live_one', $this->probe( 'a', 'acct_1' ) );
		self::assertSame( $error, self::error_of( $again ), 'A key that is saved again is no answer.' );
	}

	public function test_the_owner_says_that_the_site_has_moved(): void {
		$live = new Books_Adapter( new Books( self::account( Mode::Live ) ) );
		$this->connect( 'rk_live_one', $this->probe( 'a', 'acct_1' ) );
		$order = $this->sent( $live );
		$this->go( 'https://moved.example' );
		$this->services()->accounts()->move();
		self::assertSame( '', self::error_of( fn () => $this->services()->sync( $live )->order( $order ) ) );
		$this->go( 'http://example.test' );
		self::assertSame( 'payments_copied_site', self::error_of( fn () => $this->services()->sync( $live )->order( $order ) ), 'Now the old address is the copy.' );
	}

	public function test_the_owner_says_that_the_site_is_a_copy(): void {
		$live = new Books_Adapter( new Books( self::account( Mode::Live ) ) );
		$this->connect( 'rk_live_one', $this->probe( 'a', 'acct_1' ) );
		$order = $this->sent( $live );
		$this->go( 'https://copy.example' );
		self::assertFalse( $this->state()->is_copy );
		$this->services()->accounts()->keep_as_copy();
		self::assertTrue( $this->state()->is_copy );
		self::assertSame( 'payments_copied_site', self::error_of( fn () => $this->services()->sync( $live )->order( $order ) ) );
		$this->go( 'https://third.example' );
		self::assertFalse( $this->state()->is_copy, 'It was said of another place.' );
		$this->go( 'http://example.test' );
		self::assertSame( '', self::error_of( fn () => $this->services()->sync( $live )->order( $order ) ), 'The copy was put in the place of the site.' );
		$this->go( 'https://copy.example' );
		self::assertSame( 'payments_copied_site', self::error_of( fn () => $this->connect( 'rk_live_other', $this->probe( 'c', 'acct_1' ) ) ), 'A copy that checks its key.' );
		self::assertSame( Account_Status::Connected, $this->connect( 'rk_live_own', $this->probe( 'b', 'acct_2' ) )->status, 'A copy that becomes a site of its own.' );
		self::assertFalse( $this->state()->is_elsewhere );
	}

	public function test_a_search_replace_over_the_database_does_not_make_a_copy_at_home(): void {
		$this->go( 'http://example.test' );
		$this->connect( 'rk_live_one', $this->probe( 'a', 'acct_1' ) );
		$stored = serialize( get_option( Account_Store::OPTION ) );
		self::assertStringNotContainsString( 'example.test', $stored );
	}

	public function test_a_key_of_the_other_mode_is_no_key(): void {
		$settings = array();
		foreach ( Payments_Settings::all() as $setting ) {
			$settings[ $setting->name ] = $setting;
		}
		foreach ( array( 'sk_live_1', 'pk_test_1', 'whsec_1', 'rk_test_1 2' ) as $key ) {
			self::assertIsString( $settings[ self::TEST ]->problem( $key ), $key );
		}
		self::assertNull( $settings[ self::TEST ]->problem( " rk_test_1\n" ) );
		self::assertNull( $settings[ self::TEST ]->problem( '' ) );
		putenv( 'SLIPSTREAM_STRIPE_TEST_KEY=sk_live_secret' );
		putenv( 'SLIPSTREAM_STRIPE_LIVE_KEY=sk_live_other' );
		$keys = $this->services()->keys();
		self::assertNull( $keys->of( Gateway::Stripe, Mode::Test ) );
		self::assertSame( 'sk_live_other', $keys->of( Gateway::Stripe, Mode::Live )?->secret, 'What stands in the environment wins.' );
		self::assertSame( array( 'Stripe test key' ), $keys->misplaced() );
		$checks = $this->services()->checks()->all();
		self::assertSame( array( 'payments_keys', 'critical' ), array( $checks[0]->id, $checks[0]->status ) );
		self::assertStringNotContainsString( 'secret', $checks[0]->text );
		putenv( 'SLIPSTREAM_STRIPE_TEST_KEY' );
		putenv( 'SLIPSTREAM_STRIPE_LIVE_KEY' );
	}

	public function test_paypal_has_two_keys_and_a_mode_of_its_own(): void {
		$keys = $this->services()->keys();
		Site_Settings::set( 'slipstream_paypal_live_client_id', 'client' );
		self::assertNull( $keys->of( Gateway::Paypal, Mode::Live ) );
		Site_Settings::set( 'slipstream_paypal_live_secret', 'secret' );
		$key = $keys->of( Gateway::Paypal, Mode::Live );
		self::assertSame( array( 'client', 'secret' ), array( $key?->client_id, $key?->secret ) );
		self::assertNull( $keys->of( Gateway::Paypal, Mode::Test ) );
		self::assertSame( array( Mode::Test, Mode::Test ), array_map( Payments_Settings::mode( ... ), Gateway::cases() ) );
		Site_Settings::set( 'slipstream_paypal_mode', 'live' );
		self::assertSame( Mode::Live, Payments_Settings::mode( Gateway::Paypal ) );
		self::assertSame( '', $keys->webhook_secret( Mode::Live ) );
	}

	public function test_who_has_moved_takes_along_what_was_connected_there_alone(): void {
		$this->sign_in( 'administrator' );
		$accounts = $this->services()->accounts();
		$homes    = static fn (): array => array_map(
			static fn ( Gateway $gateway ): string => $accounts->state( $gateway, Mode::Live )->home,
			array( Gateway::Stripe, Gateway::Paypal )
		);
		update_option( 'home', 'http://shop.example.test' );
		$accounts->connect( Gateway::Paypal, Mode::Live, new Gateway_Key( 'secret', 'client' ), $this->probe( 'merchant', 'merchant' ) );
		update_option( 'home', 'http://copy.example.test' );
		$this->connect( 'sk_live_own', $this->probe( 'acct_2', 'acct_2' ) );
		update_option( 'home', 'http://moved.example.test' );
		$say   = fn ( array $body ): mixed => $this->rest( 'POST', '/slipstream/v1/payments/accounts/site', array( 'answer' => 'moved' ) + $body )->get_data();
		$error = $say( array() );
		self::assertSame( 'payments_home_missing', $error['code'] );
		self::assertStringContainsString( 'http://copy.example.test', $error['message'] );
		$say( array( 'home' => 'http://copy.example.test' ) );
		self::assertSame( array( 'http://moved.example.test', 'http://shop.example.test' ), $homes() );
		$say( array() );
		self::assertSame( array( 'http://moved.example.test', 'http://moved.example.test' ), $homes(), 'One address is left to ask about.' );
	}
}
