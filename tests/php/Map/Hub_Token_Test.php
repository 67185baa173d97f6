<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Map;

use Slipstream\Map\Map_Module;
use Slipstream\Map\Map_Settings;
use Slipstream\Map\Mapbox_Token;
use Slipstream\Plugin;
use Slipstream\Tests\Connection\Hub_Case;

require_once dirname( __DIR__ ) . '/Connection/Hub_Case.php';

/**
 * A site without a token of its own, and its hub.
 */
final class Hub_Token_Test extends Hub_Case {

	private const SHARED = 'pk.shared-by-the-hub';

	protected function tearDown(): void {
		delete_option( Map_Settings::MAPBOX_KEY );
		wp_clear_scheduled_hook( Mapbox_Token::EVENT );
		self::on_hub( 'maps', '' );
		parent::tearDown();
	}

	private static function token(): Mapbox_Token {
		return Plugin::module( Map_Module::class )->token();
	}

	/** @return array{string, string} What the site's own route says. */
	private function told(): array {
		$data = $this->rest( 'GET', '/wpcom/v2/service-api-keys/mapbox' )->get_data();
		return array( $data['service_api_key'], $data['service_api_key_source'] );
	}

	public function test_a_site_without_a_hub_has_its_own_or_none(): void {
		self::assertSame( array( '', 'site' ), $this->told() );
		self::token()->refresh();
		self::assertFalse( wp_next_scheduled( Mapbox_Token::EVENT ) );
	}

	public function test_what_the_hub_shares_is_used_until_the_site_has_its_own(): void {
		$this->register();
		self::assertSame( array( '', 'site' ), $this->told() );
		self::on_hub( 'maps', self::SHARED );
		self::assertSame( array( self::SHARED, 'wpcom' ), $this->told() );
		$source = $this->rest( 'GET', '/slipstream/v1/map/source' )->get_data();
		self::assertSame( array( self::SHARED, false ), array( $source['token'], $source['is_own_token'] ) );
		update_option( Map_Settings::MAPBOX_KEY, 'pk.own' );
		self::assertSame( array( 'pk.own', 'site' ), $this->told() );
	}

	public function test_strangers_and_pages_have_nobody_asked(): void {
		$this->register();
		self::on_hub( 'maps', self::SHARED );
		wp_set_current_user( 0 );
		self::assertSame( array( '', 'site' ), $this->told() );
		self::assertNotFalse( wp_next_scheduled( Mapbox_Token::EVENT ), 'It is asked later.' );
		do_action( Mapbox_Token::EVENT );
		self::assertSame( array( self::SHARED, 'wpcom' ), $this->told() );
	}

	public function test_what_was_shared_stays_while_the_hub_is_away_and_goes_with_it(): void {
		$this->register();
		self::on_hub( 'maps', self::SHARED );
		self::token()->refresh();
		$away = static fn (): \WP_Error => new \WP_Error( 'http_request_failed', 'Connection refused' );
		add_filter( 'pre_http_request', $away );
		self::token()->refresh();
		remove_filter( 'pre_http_request', $away );
		self::assertSame( self::SHARED, self::token()->value() );
		// A little later it is asked again.
		$GLOBALS['wpdb']->query( "DELETE FROM {$GLOBALS['wpdb']->prefix}slipstream_counters" );
		self::on_hub( 'maps', '' );
		self::token()->refresh();
		self::assertSame( '', self::token()->value() );
	}

	public function test_a_secret_token_of_a_hub_stands_on_no_page(): void {
		$this->register();
		self::on_hub( 'maps', 'sk.secret' );
		self::token()->refresh();
		self::assertSame( '', self::token()->value() );
	}
}
