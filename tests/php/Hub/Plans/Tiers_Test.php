<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Hub\Plans;

use Slipstream\Tests\Hub\Hub_Case;

require_once dirname( __DIR__ ) . '/Hub_Case.php';

/** What connected sites may use is set by the hub's administrator. */
final class Tiers_Test extends Hub_Case {

	public function test_tiers_are_settings(): void {
		$this->sign_in( 'administrator' );
		$tiers = array(
			array(
				'slug'     => 'small',
				'name'     => 'Small',
				'requests' => 5,
			),
		);
		$this->rest(
			'POST',
			'/jetpack/v4/settings',
			array(
				'slipstream_hub_tiers'        => $tiers,
				'slipstream_hub_default_tier' => 'small',
			)
		);
		self::assertSame( $tiers, get_option( 'slipstream_hub_tiers' ) );
		wp_set_current_user( 0 );
		self::assertSame( 5, $this->connected()->call( 'GET', '/hub/site' )->get_data()['tier']['limit'] );
		$this->sign_in( 'administrator' );
		self::assertSame( 400, $this->rest( 'POST', '/jetpack/v4/settings', array( 'slipstream_hub_tiers' => array( ...$tiers, ...$tiers ) ) )->get_status() );
		self::assertSame( 400, $this->rest( 'POST', '/jetpack/v4/settings', array( 'slipstream_hub_default_tier' => 'none' ) )->get_status() );
	}
}
