<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Stats;

use Slipstream\Modules\State\Module_States;
use Slipstream\Plugin;
use Slipstream\Stats\Beacon;
use Slipstream\Stats\Stats_Module;
use Slipstream\Stats\Stats_Settings;
use Slipstream\Tests\Site_Settings;
use WP_Query;

require_once __DIR__ . '/Stats_Case.php';

/**
 * The script at the end of pages.
 */
final class Beacon_Test extends Stats_Case {

	/** Bytes that it may have after gzip, with the tags around it. */
	private const BUDGET = 600;

	public function test_is_small(): void {
		$html = $this->printed( array( 'p' => self::post() ) );
		self::assertNotSame( '', $html );
		self::assertLessThanOrEqual( self::BUDGET, strlen( (string) gzencode( $html, 6 ) ) );
		self::assertStringNotContainsString( 'cookie', $html );
	}

	public function test_tells_which_page_it_is(): void {
		$post = self::post();
		$list = self::post( array( 'post_type' => 'page' ) );
		self::assertStringContainsString( "post:$post,", $this->printed( array( 'p' => $post ) ) );
		self::assertStringContainsString( 'post:0,', $this->printed( array() ) );
		self::assertStringContainsString( 'post:0,', $this->printed( array( 's' => 'boat' ) ) );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', self::post( array( 'post_type' => 'page' ) ) );
		update_option( 'page_for_posts', $list );
		self::assertStringContainsString( "post:$list,", $this->printed( array( 'page_id' => $list ) ) );
	}

	public function test_is_not_where_nobody_reads(): void {
		$post = self::post();
		self::assertSame( '', $this->printed( array( 'p' => 99999999 ) ) );
		self::assertSame(
			'',
			$this->printed(
				array(
					'p'       => $post,
					'preview' => true,
				)
			)
		);
		$this->sign_in( 'editor' );
		self::assertSame( '', $this->printed( array( 'p' => $post ) ), 'A role that is not counted.' );
		Site_Settings::set( Stats_Settings::COUNT_ROLES, array( 'editor' ) );
		self::assertNotSame( '', $this->printed( array( 'p' => $post ) ) );
	}

	public function test_asks_the_browser_whether_it_may(): void {
		self::assertStringContainsString( 'globalPrivacyControl', Beacon::script( 1 ) );
		Site_Settings::set( Stats_Settings::DO_NOT_TRACK, false );
		self::assertStringNotContainsString( 'globalPrivacyControl', Beacon::script( 1 ) );
	}

	public function test_off_means_off(): void {
		$module = Plugin::module( Stats_Module::class );
		Plugin::modules()->set( $module, false );
		self::assertFalse( ( new Module_States() )->is_on( $module ) );
		$this->sign_in( 'administrator' );
		self::assertSame( 404, $this->view( array( 'post' => 0 ) )->get_status() );
		self::assertSame( 404, $this->rest( 'GET', '/slipstream/v1/stats' )->get_status() );
	}

	/**
	 * What is printed at the end of a page.
	 *
	 * @param array<string, mixed> $query The page.
	 */
	private function printed( array $query ): string {
		global $wp_query, $wp_the_query;
		$before       = $wp_query;
		$wp_query     = new WP_Query(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As a page has it.
		$wp_the_query = $wp_query; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As above.
		$wp_query->query( $query );
		if ( ! $wp_query->have_posts() && isset( $query['p'] ) ) {
			$wp_query->set_404();
		}
		ob_start();
		Beacon::print();
		$wp_query     = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As above.
		$wp_the_query = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As above.
		return trim( (string) ob_get_clean() );
	}
}
