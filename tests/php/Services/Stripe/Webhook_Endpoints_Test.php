<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Services\Stripe;

use Slipstream\Money\Mode;
use Slipstream\Services\Stripe\Errors\Stripe_Failure;
use Slipstream\Services\Stripe\Webhooks\Webhook_Endpoint;
use Slipstream\Services\Stripe\Webhooks\Webhook_Endpoints;

require_once __DIR__ . '/Stripe_Case.php';

/** How the webhook of a site is set up. */
final class Webhook_Endpoints_Test extends Stripe_Case {

	private const URL = 'http://localhost:1/webhook';

	private function set_up( ?string $known = null, string $key = 'first' ): Webhook_Endpoint {
		return ( new Webhook_Endpoints( $this->client() ) )->set_up( self::URL, $known, $key );
	}

	/** @return list<string> The IDs of the site's webhooks. */
	private function ids(): array {
		return array_map(
			static fn ( Webhook_Endpoint $endpoint ): string => $endpoint->id,
			( new Webhook_Endpoints( $this->client() ) )->find( self::URL )
		);
	}

	/** @param array<string, mixed> $params */
	private function make( array $params = array() ): string {
		return $this->client()->post(
			'/v1/webhook_endpoints',
			$params + array(
				'url'            => self::URL,
				'enabled_events' => array( '*' ),
			),
			wp_generate_uuid4()
		)['id'];
	}

	public function test_a_new_one_tells_its_secret_once(): void {
		$endpoint = $this->set_up();
		self::assertStringStartsWith( 'whsec_', (string) $endpoint->secret );
		self::assertSame( Mode::Test, $endpoint->mode );
		self::assertSame( '2026-07-29.dahlia', $endpoint->api_version );
		self::assertSame( Webhook_Endpoints::EVENTS, $endpoint->events );
		self::assertCount( 25, $endpoint->events );
		self::assertNull( $this->set_up( $endpoint->id )->secret );
		self::assertSame( array( $endpoint->id ), $this->ids() );
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- What a dump shows.
		self::assertStringNotContainsString( (string) $endpoint->secret, print_r( $endpoint, true ) );
	}

	public function test_one_whose_secret_is_not_known_is_replaced(): void {
		$other = $this->make( array( 'url' => 'http://localhost:1/other' ) );
		$old   = array( $this->make(), $this->make() );
		$new   = $this->set_up();
		self::assertNotContains( $new->id, $old );
		self::assertNotNull( $new->secret );
		self::assertSame( array( $new->id ), $this->ids() );
		self::assertSame( 'enabled', $this->client()->get( "/v1/webhook_endpoints/$other" )['status'] );
	}

	public function test_others_of_the_same_address_are_deleted(): void {
		$known = $this->set_up();
		$this->make();
		self::assertSame( $known->id, $this->set_up( $known->id )->id );
		self::assertSame( array( $known->id ), $this->ids() );
	}

	public function test_one_of_another_version_is_replaced(): void {
		$old = $this->make( array( 'api_version' => '2024-09-30.acacia' ) );
		$new = $this->set_up( $old );
		self::assertNotSame( $old, $new->id );
		self::assertNotNull( $new->secret );
		self::assertSame( array( $new->id ), $this->ids() );
	}

	public function test_one_that_lacks_events_or_is_off_is_mended(): void {
		$known = $this->set_up();
		$this->client()->post(
			"/v1/webhook_endpoints/$known->id",
			array(
				'enabled_events' => array( 'charge.refunded' ),
				'disabled'       => true,
			),
			'off'
		);
		$mended = $this->set_up( $known->id, 'second' );
		self::assertSame( $known->id, $mended->id );
		self::assertTrue( $mended->is_enabled );
		self::assertSame( Webhook_Endpoints::EVENTS, $mended->events );
		self::command( 'forget' );
		$this->set_up( $known->id, 'third' );
		self::assertSame( array( 'GET /v1/webhook_endpoints' ), self::requests(), 'What is right is left alone.' );
	}

	public function test_a_killed_process_gets_the_same_secret_again(): void {
		self::command(
			'faults',
			array(
				'fault'  => 'reset_after',
				'method' => 'POST',
				'times'  => 3,
			)
		);
		self::assertFails( Stripe_Failure::Unknown_Outcome, fn (): Webhook_Endpoint => $this->set_up() );
		$made   = $this->ids();
		$second = $this->set_up();
		self::assertSame( array( $second->id ), $made );
		self::assertStringStartsWith( 'whsec_', (string) $second->secret );
		self::assertSame( $made, $this->ids() );
	}

	public function test_the_old_ones_stay_where_a_new_one_cannot_be_made(): void {
		$old = $this->make();
		self::command(
			'faults',
			array(
				'fault'  => 'rate_limit',
				'method' => 'POST',
				'times'  => -1,
			)
		);
		self::assertFails( Stripe_Failure::Rate_Limited, fn (): Webhook_Endpoint => $this->set_up() );
		self::assertSame( array( $old ), $this->ids() );
	}

	public function test_a_key_without_the_right_changes_nothing(): void {
		self::command(
			'keys',
			array(
				'key'    => 'rk_test_some00000001',
				'rights' => array( 'webhook' => 'read' ),
			)
		);
		$error = self::error_of(
			fn (): Webhook_Endpoint => ( new Webhook_Endpoints( $this->client( 'rk_test_some00000001' ) ) )->set_up( self::URL, null, 'first' )
		);
		self::assertSame( 'rak_webhook_write', $error->stripe_details->right );
	}

	public function test_deleting_twice_is_no_error(): void {
		$id = $this->make();
		( new Webhook_Endpoints( $this->client() ) )->delete( $id );
		( new Webhook_Endpoints( $this->client() ) )->delete( $id );
		self::assertSame( array(), $this->ids() );
	}
}
