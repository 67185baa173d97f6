<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ads;

use Slipstream\Ads\Ad_Codes;
use Slipstream\Ads\Ad_Places;
use Slipstream\Ads\Ads_Module;
use Slipstream\Ads\Ads_Settings;
use Slipstream\Plugin;
use Slipstream\Tests\Test_Case;

/**
 * Updates sites that had ads, and begins new ones.
 */
final class Ad_Places_Test extends Test_Case {

	private static function keep(): void {
		( new Ad_Places( new Ad_Codes() ) )->keep();
	}

	/** @return list<string> */
	private static function ticked(): array {
		return array_values( array_filter( Ad_Places::ALL, Ads_Settings::is_on( ... ) ) );
	}

	public function test_a_site_that_had_ads_keeps_its_places_but_for_those_that_were_unticked(): void {
		update_option( Ad_Codes::OPTION, array( 'mrec' => '<i>ad</i>' ) );
		update_option( 'enable_header_ad', 0 );
		update_option( 'wordads_display_page', 0 );
		self::keep();
		self::assertSame(
			array_values( array_diff( Ad_Places::ALL, array( 'enable_header_ad', 'wordads_display_page' ) ) ),
			self::ticked()
		);
	}

	public function test_a_new_site_begins_with_none_and_its_code_ticks_none_later(): void {
		self::keep();
		update_option( Ad_Codes::OPTION, array( 'mrec' => '<i>ad</i>' ) );
		self::keep();
		self::assertSame( array(), self::ticked() );
	}

	public function test_a_request_that_switches_ads_on_with_a_code_ticks_none(): void {
		update_option( Ad_Codes::OPTION, array( 'mrec' => '<i>ad</i>' ) );
		// As when a module is switched on: init is over.
		( new Ads_Module( Plugin::modules() ) )->add_hooks();
		self::keep();
		self::assertSame( array(), self::ticked() );
	}

	public function test_what_is_unticked_after_the_update_stays_so(): void {
		update_option( Ad_Codes::OPTION, array( 'mrec' => '<i>ad</i>' ) );
		self::keep();
		delete_option( Ad_Places::BELOW );
		self::keep();
		self::assertNotContains( Ad_Places::BELOW, self::ticked() );
	}

	public function test_what_the_database_refused_is_stored_with_the_next_request(): void {
		global $wpdb;
		update_option( Ad_Codes::OPTION, array( 'mrec' => '<i>ad</i>' ) );
		$break = static fn ( string $query ): string => str_contains( $query, 'INSERT' ) && str_contains(
			$query,
			'wordads_display_post'
		) ? 'BROKEN' : $query;
		add_filter( 'query', $break );
		$shows = $wpdb->suppress_errors();
		self::keep();
		$wpdb->suppress_errors( $shows );
		remove_filter( 'query', $break );
		self::assertNotContains( 'wordads_display_post', self::ticked() );
		self::keep();
		self::assertSame( Ad_Places::ALL, self::ticked() );
	}
}
