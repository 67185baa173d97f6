<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Webhooks;

use Slipstream\Jobs\Jobs_Module;
use Slipstream\Jobs\Wake_Up;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Account_Store;
use Slipstream\Payments\Reconciler\Reconcile_Job;
use Slipstream\Payments\Webhooks\Webhook_Setup;
use Slipstream\Plugin;
use Slipstream\Services\Stripe\Stripe_Client;
use Slipstream\Tests\Payments\Stripe\Adapter_Case;

require_once dirname( __DIR__ ) . '/Stripe/Adapter_Case.php';

/** A site moves, and its webhook at Stripe with it; that of a site that was copied stays where it is. */
final class Moved_Webhook_Test extends Adapter_Case {

	private const OTHER = 'https://shop.example.test/hook';

	private string $from   = '';
	private string $secret = '';

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'slipstream_jobs_loopback_url', '__return_empty_string' );
		$this->sign_in( 'administrator' );
		$this->connect( self::LIVE, Mode::Live );
		$this->services()->webhook_setup()->set_up( Mode::Live );
		$this->live()->post(
			'/v1/webhook_endpoints',
			array(
				'url'            => self::OTHER,
				'enabled_events' => array( 'charge.refunded' ),
			),
			bin2hex( random_bytes( 8 ) )
		);
		$this->from   = Webhook_Setup::url( Mode::Live );
		$this->secret = $this->services()->keys()->webhook_secret( Mode::Live );
		update_option( 'home', 'https://elsewhere.example.org' );
	}

	protected function tearDown(): void {
		remove_filter( 'slipstream_jobs_loopback_url', '__return_empty_string' );
		parent::tearDown();
	}

	private function live( Mode $mode = Mode::Live ): Stripe_Client {
		return $this->services()->stripe()->client( $mode );
	}

	/** @return list<string> Where the account's webhooks send to. */
	private function urls( Mode $mode = Mode::Live ): array {
		$urls = array_column( iterator_to_array( $this->live( $mode )->each( '/v1/webhook_endpoints' ), false ), 'url' );
		sort( $urls );
		return $urls;
	}

	private function answer( string $answer ): void {
		self::assertSame( 200, $this->rest( 'POST', '/slipstream/v1/payments/accounts/site', compact( 'answer' ) )->get_status() );
	}

	/** @param array<string, mixed> $fault */
	private static function fault( array $fault ): void {
		self::command( 'faults', $fault );
	}

	public function test_it_sends_to_the_new_address_with_the_same_secret(): void {
		$this->answer( 'moved' );
		$here = Webhook_Setup::url( Mode::Live );
		self::assertStringStartsWith( 'https://elsewhere.example.org/', $here );
		self::assertSame( array( $here, self::OTHER ), $this->urls() );
		self::assertSame( array( 'good', $this->secret ), array( $this->services()->webhook_setup()->state( Mode::Live )->value, $this->services()->keys()->webhook_secret( Mode::Live ) ) );
		$this->services()->webhook_setup()->set_up( Mode::Live );
		self::assertSame( array( $here, self::OTHER ), $this->urls() );
	}

	public function test_where_stripe_is_away_it_moves_in_the_night(): void {
		self::fault(
			array(
				'fault' => 'unavailable',
				'path'  => '/v1/webhook_endpoints',
				'times' => -1,
			)
		);
		$this->answer( 'moved' );
		self::assertSame( 'elsewhere', $this->services()->webhook_setup()->state( Mode::Live )->value );
		self::fault( array() );
		self::assertContains( $this->from, $this->urls() );
		$this->services()->queue()->add( Reconcile_Job::KIND, 'stripe-live' );
		Plugin::module( Jobs_Module::class )->services()->worker()->wake( Wake_Up::Screen );
		self::assertSame( array( Webhook_Setup::url( Mode::Live ), self::OTHER ), $this->urls() );
	}

	public function test_or_when_it_is_set_up_again(): void {
		self::fault(
			array(
				'fault' => 'unavailable',
				'path'  => '/v1/webhook_endpoints',
				'times' => 9,
			)
		);
		$this->answer( 'moved' );
		self::fault( array() );
		$this->services()->webhook_setup()->set_up( Mode::Live );
		self::assertSame( array( Webhook_Setup::url( Mode::Live ), self::OTHER ), $this->urls() );
	}

	public function test_one_that_someone_uses_for_something_else_stays(): void {
		$id = $this->services()->accounts()->webhook( Gateway::Stripe, Mode::Live );
		$this->live()->post( "/v1/webhook_endpoints/$id", array( 'url' => 'https://other.example.test/own' ), 'changed' );
		$this->answer( 'moved' );
		self::assertSame( array( 'https://other.example.test/own', self::OTHER ), $this->urls() );
	}

	public function test_a_copy_leaves_the_webhook_of_the_site_alone(): void {
		$this->answer( 'copy' );
		self::assertSame( 'payments_copied_site', self::code_of( fn () => $this->services()->webhook_setup()->set_up( Mode::Live ) ) );
		self::assertSame( '', $this->services()->accounts()->moved_webhook( Gateway::Stripe, Mode::Live ) );
		self::assertContains( $this->from, $this->urls() );
	}

	public function test_a_copy_in_test_mode_has_a_webhook_of_its_own(): void {
		update_option( 'home', (string) preg_replace( '#/wp-json.*|/\?rest.*|/index.php.*#', '', $this->from ) );
		$this->connect();
		$this->services()->webhook_setup()->set_up( Mode::Test );
		$first = Webhook_Setup::url( Mode::Test );
		update_option( 'home', 'https://copy.example.org' );
		$this->answer( 'copy' );
		$this->services()->webhook_setup()->set_up( Mode::Test );
		$both = array( $first, Webhook_Setup::url( Mode::Test ) );
		sort( $both );
		self::assertSame( $both, $this->urls( Mode::Test ) );
	}

	public function test_that_of_a_site_in_test_mode_alone_moves_too(): void {
		delete_option( Account_Store::OPTION );
		update_option( 'home', (string) preg_replace( '#/wp-json.*|/\?rest.*|/index.php.*#', '', $this->from ) );
		$this->connect();
		$this->services()->webhook_setup()->set_up( Mode::Test );
		update_option( 'home', 'https://moved.example.org' );
		$this->answer( 'moved' );
		self::assertSame( array( Webhook_Setup::url( Mode::Test ) ), $this->urls( Mode::Test ) );
	}

	public function test_a_copy_of_a_site_whose_webhook_has_still_to_move_does_not_move_it(): void {
		$this->services()->accounts()->move();
		self::assertNotSame( '', $this->services()->accounts()->moved_webhook( Gateway::Stripe, Mode::Live ) );
		update_option( 'home', 'https://copy.example.org' );
		self::assertSame( '', $this->services()->accounts()->moved_webhook( Gateway::Stripe, Mode::Live ) );
		$this->services()->webhook_setup()->bring_along( Mode::Live );
		self::assertContains( $this->from, $this->urls() );
	}
}
