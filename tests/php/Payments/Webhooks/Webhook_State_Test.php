<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Webhooks;

use Slipstream\Jobs\Jobs_Module;
use Slipstream\Jobs\Wake_Up;
use Slipstream\Modules\Health_Check;
use Slipstream\Modules\Jobs\Time_Budget;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Ledger\Order_State;
use Slipstream\Payments\Reconciler\Reconcile_Job;
use Slipstream\Payments\Reconciler\Poll_Job;
use Slipstream\Payments\Webhooks\Webhook_Setup;
use Slipstream\Plugin;
use Slipstream\Tests\Payments\Stripe\Adapter_Case;
use Slipstream\Tests\Site_Settings;

require_once dirname( __DIR__ ) . '/Stripe/Adapter_Case.php';

/** The webhook at Stripe is lost, and that is noticed; and a site that cannot be reached asks by itself. */
final class Webhook_State_Test extends Adapter_Case {

	private string $webhook = '';

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'slipstream_jobs_loopback_url', '__return_empty_string' );
		$this->connect();
		$this->webhooks()->set_up( Mode::Test );
		$this->webhook = $this->services()->accounts()->webhook( Gateway::Stripe, Mode::Test );
	}

	protected function tearDown(): void {
		remove_filter( 'slipstream_jobs_loopback_url', '__return_empty_string' );
		remove_all_filters( 'rest_url' );
		parent::tearDown();
	}

	private function webhooks(): Webhook_Setup {
		return $this->services()->webhook_setup();
	}

	private function state(): string {
		return $this->webhooks()->state( Mode::Test )->value;
	}

	/** How it is after Stripe was asked. */
	private function seen(): string {
		$this->webhooks()->look( Mode::Test );
		return $this->state();
	}

	/** How it is after the nightly run. */
	private function noticed(): string {
		$this->services()->queue()->add( Reconcile_Job::KIND, 'stripe-test' );
		$this->run_jobs();
		return $this->state();
	}

	private function health(): string {
		return array_column( $this->services()->setup()->checks()->all(), 'status', 'id' )['payments_webhook_test'];
	}

	private function run_jobs(): void {
		$worker = Plugin::module( Jobs_Module::class )->services()->worker();
		$worker->wake( Wake_Up::Screen );
	}

	/** @param array<string, mixed> $changes */
	private function change( array $changes ): void {
		$this->client()->post( "/v1/webhook_endpoints/$this->webhook", $changes, bin2hex( random_bytes( 8 ) ) );
	}

	/** @param string $url Of another webhook of the account. */
	private function add( string $url ): void {
		$this->client()->post(
			'/v1/webhook_endpoints',
			array(
				'url'            => $url,
				'enabled_events' => array( 'charge.refunded' ),
			),
			bin2hex( random_bytes( 8 ) )
		);
	}

	public function test_one_that_was_deleted_is_noticed_and_set_up_again(): void {
		self::assertSame( array( 'good', Health_Check::GOOD ), array( $this->noticed(), $this->health() ) );
		$this->client()->delete( "/v1/webhook_endpoints/$this->webhook" );
		self::assertSame( array( 'deleted', Health_Check::WARNING ), array( $this->noticed(), $this->health() ) );
		$this->webhooks()->set_up( Mode::Test );
		self::assertSame( array( 'good', Health_Check::GOOD ), array( $this->state(), $this->health() ) );
		self::assertNotSame( $this->webhook, $this->services()->accounts()->webhook( Gateway::Stripe, Mode::Test ) );
		self::assertSame( 'good', $this->noticed() );
	}

	public function test_one_that_was_turned_off_is_turned_on_as_often_as_that_happens(): void {
		for ( $time = 0; $time < 2; $time++ ) {
			$this->change( array( 'disabled' => true ) );
			self::assertSame( array( 'disabled', Health_Check::WARNING ), array( $this->seen(), $this->health() ) );
			$this->webhooks()->set_up( Mode::Test );
			self::assertSame( array( 'good', 'good' ), array( $this->state(), $this->seen() ) );
		}
		$this->change( array( 'enabled_events' => array( 'charge.refunded' ) ) );
		self::assertSame( array( 'incomplete', Health_Check::WARNING ), array( $this->seen(), $this->health() ) );
		$this->webhooks()->set_up( Mode::Test );
		self::assertSame( 'good', $this->seen() );
	}

	public function test_a_site_that_has_moved_knows_it_at_once(): void {
		$move = static fn ( string $url ): string => str_replace( (string) wp_parse_url( $url, PHP_URL_HOST ), 'moved.example.org', $url );
		add_filter( 'rest_url', $move );
		self::assertSame( array( 'elsewhere', Health_Check::WARNING ), array( $this->state(), $this->health() ) );
		self::assertSame( 'elsewhere', $this->seen() );
		$this->webhooks()->set_up( Mode::Test );
		self::assertSame( 'good', $this->seen() );
	}

	public function test_others_of_the_account_do_not_matter_and_one_of_our_address_goes(): void {
		$this->add( 'https://shop.example.test/hook' );
		self::assertSame( 'good', $this->seen() );
		$this->add( Webhook_Setup::url( Mode::Test ) );
		self::assertSame( array( 'doubled', Health_Check::WARNING ), array( $this->seen(), $this->health() ) );
		$this->webhooks()->set_up( Mode::Test );
		self::assertSame( 'good', $this->seen() );
		self::assertCount( 2, iterator_to_array( $this->client()->each( '/v1/webhook_endpoints' ), false ) );
	}

	public function test_silence_of_stripe_changes_nothing(): void {
		$this->client()->delete( "/v1/webhook_endpoints/$this->webhook" );
		self::command(
			'faults',
			array(
				'fault' => 'unavailable',
				'path'  => '/v1/webhook_endpoints',
				'times' => -1,
			)
		);
		self::assertSame( 'good', $this->noticed() );
		self::assertSame( 'stripe_outcome_unknown', self::code_of( fn () => $this->webhooks()->look( Mode::Test ) ) );
		self::assertNotNull( $this->services()->reports()->last( 'stripe-test' ) );
		self::command( 'faults' );
		self::assertSame( 'deleted', $this->noticed() );
	}

	public function test_one_that_was_made_by_hand_is_found_by_its_address(): void {
		$this->services()->accounts()->remember_webhook( Gateway::Stripe, Mode::Test, '' );
		self::assertSame( 'good', $this->seen() );
		$this->client()->delete( "/v1/webhook_endpoints/$this->webhook" );
		self::assertSame( 'deleted', $this->seen() );
		Site_Settings::set( 'slipstream_stripe_test_webhook_secret', '' );
		self::assertSame( array( 'none', Health_Check::WARNING ), array( $this->seen(), $this->health() ) );
	}

	public function test_a_site_that_cannot_be_reached_asks_until_a_webhook_works(): void {
		$this->client()->delete( "/v1/webhook_endpoints/$this->webhook" );
		Site_Settings::set( 'slipstream_stripe_test_webhook_secret', '' );
		$this->sign_in( 'administrator' );
		$poll = fn ( bool $is_polled ): array => $this->rest(
			'POST',
			'/slipstream/v1/payments/accounts/polling',
			array(
				'mode'      => 'test',
				'is_polled' => $is_polled,
			)
		)->get_data();
		self::assertTrue( $poll( true )['accounts'][0]['is_polled'] );
		self::assertSame( Health_Check::GOOD, $this->health() );
		$order = $this->new_order();
		self::command( 'pay', array( 'session' => $this->sync()->start( $order )->ids->checkout ) );
		$this->run_jobs();
		self::assertState( Order_State::Paid, $this->services()->orders()->get( $order->id ) );
		$job = $this->services()->queue()->find( Poll_Job::KIND, 'stripe-test' );
		self::assertSame( array( 'waiting', 900 ), array( $job?->state->value, $job?->interval ) );
		// It has nothing to do once messages arrive, or the owner does not want it.
		self::assertFalse( $poll( false )['accounts'][0]['is_polled'] );
		$asked = count( self::requests() );
		$this->services()->setup()->poll_job()->step( $job ?? self::fail( 'There is no job.' ), $this->time() );
		$poll( true );
		$this->webhooks()->set_up( Mode::Test );
		$set_up = count( self::requests() );
		$this->services()->setup()->poll_job()->step( $job, $this->time() );
		self::assertSame( $set_up, count( self::requests() ) );
		self::assertGreaterThan( $asked, $set_up );
	}

	private function time(): Time_Budget {
		return new Time_Budget( $this->services()->clock(), 20, static fn (): bool => true );
	}

	/** @return array<string, array{string, bool}> */
	public static function addresses(): array {
		return array(
			'this machine'     => array( 'http://localhost:8080', false ),
			'its number'       => array( 'http://127.0.0.1:8080', false ),
			'of version 6'     => array( 'http://[::1]', false ),
			'a private number' => array( 'http://192.168.1.5', false ),
			'a public number'  => array( 'http://93.184.216.34', true ),
			'a name alone'     => array( 'http://intranet', false ),
			'a local name'     => array( 'http://shop.local', false ),
			'a public name'    => array( 'https://shop.example.org', true ),
			'like a local one' => array( 'https://local.example.org', true ),
		);
	}

	/** @dataProvider addresses */
	public function test_an_address_says_whether_stripe_can_reach_it( string $home, bool $may_be_reached ): void {
		add_filter( 'rest_url', static fn (): string => "$home/wp-json/" );
		self::assertSame( $may_be_reached, Webhook_Setup::may_be_reached() );
	}
}
