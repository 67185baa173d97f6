<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Plans;

use Slipstream\Tests\Connection\Hub_Case;

require_once dirname( __DIR__ ) . '/Connection/Hub_Case.php';

/**
 * What the hub says, in the shapes of the site's routes.
 */
final class Hub_Plans_Test extends Hub_Case {

	public function test_the_plan_is_the_hubs_tier(): void {
		$this->register();
		$this->link();
		$site = json_decode( $this->rest( 'GET', '/jetpack/v4/site' )->get_data()['data'] );
		self::assertSame( array( self::$site, 'slipstream_hub_free' ), array( $site->URL, $site->plan->product_slug ) );
		self::assertEquals( (object) array(), $site->plan->features->available );
		self::assertContains( 'ai-assistant', $site->plan->features->active );
		self::assertSame(
			'{}',
			wp_json_encode( $this->rest( 'GET', '/jetpack/v4/site/products' )->get_data()['data'] )
		);
		self::assertSame( '[]', $this->rest( 'GET', '/jetpack/v4/site/purchases' )->get_data()['data'] );
		self::assertContains(
			'slipstream_hub_free',
			array_column( $this->rest( 'GET', '/jetpack/v4/plans' )->get_data(), 'product_slug' )
		);
		self::assertSame( array(), $this->rest( 'GET', '/jetpack/v4/intro-offers' )->get_data()['data'] );
	}

	public function test_an_upgrade_is_asked_for(): void {
		$this->register();
		$this->link();
		$asked = $this->rest( 'POST', '/slipstream/v1/connection/upgrade-request', array( 'tier' => 'unlimited' ) );
		self::assertSame(
			array( 'success', 'unlimited' ),
			array( $asked->get_data()['code'], $asked->get_data()['wanted_tier'] ?? '' )
		);
		self::assertSame(
			'unlimited',
			$this->rest( 'GET', '/slipstream/v1/connection/provider' )->get_data()['wanted_tier']
		);
	}

	public function test_a_grant_of_the_hub_is_told_with_the_way_back(): void {
		$this->register();
		$this->link();
		$told     = fn (): array => array_intersect_key(
			$this->rest( 'GET', '/slipstream/v1/upgrade' )->get_data(),
			array_flip( array( 'state', 'plan', 'return_to' ) )
		);
		$this->rest(
			'POST',
			'/slipstream/v1/connection/upgrade-request',
			array(
				'tier'        => 'unlimited',
				'redirect_to' => 'post.php?post=7&action=edit',
			)
		);
		$expected = array(
			'state'     => 'waiting',
			'plan'      => 'Free',
			'return_to' => 'post.php?post=7&action=edit',
		);
		self::assertSame( $expected, $told() );
		self::on_hub( 'tier', (string) $this->services()->connection()->blog_id(), 'unlimited' );
		self::assertSame(
			array(
				'state' => 'granted',
				'plan'  => 'Unlimited',
			) + $expected,
			$told()
		);
		self::assertSame(
			'',
			$this->rest( 'GET', '/slipstream/v1/connection/provider' )->get_data()['wanted_tier'],
			'Who is given what they asked for waits no longer.'
		);
	}

	public function test_licences_are_attached_at_the_hub(): void {
		$this->register();
		$this->rest( 'POST', '/jetpack/v4/licensing/set-license', array( 'license' => 'nobody-knows' ) );
		$key = (string) self::on_hub( 'license' );
		self::assertSame(
			array( 'code' => 'success' ),
			$this->rest( 'POST', '/jetpack/v4/licensing/set-license', array( 'license' => $key ) )->get_data()
		);
		self::assertSame(
			admin_url( 'admin.php?page=my-jetpack' ),
			$this->link(),
			'What was entered before is attached now.'
		);
		self::assertSame( 1, $this->rest( 'GET', '/jetpack/v4/licensing/user/counts' )->get_data()['attached'] );
		self::assertCount( 1, $this->rest( 'GET', '/jetpack/v4/licensing/user/licenses' )->get_data()['items'] );
		$results = $this->rest(
			'POST',
			'/jetpack/v4/licensing/attach-licenses',
			array( 'licenses' => array( 'nobody-knows' ) )
		)->get_data();
		self::assertCount( 1, $results[0]['errors'] );
		self::assertSame(
			'1 saved license could not be attached.',
			$this->rest( 'GET', '/slipstream/v1/licenses' )->get_data()['error']
		);
	}
}
