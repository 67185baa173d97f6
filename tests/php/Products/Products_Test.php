<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Products;

use Slipstream\Connection\Connection_Module;
use Slipstream\Modules\State\Installer;
use Slipstream\Modules\State\Module_States;
use Slipstream\Plugin;
use Slipstream\Products\Product;
use Slipstream\Tests\Test_Case;

/**
 * A product is a group of modules, and says honestly what is not here.
 */
final class Products_Test extends Test_Case {

	private const ROOT = '/my-jetpack/v1/site';

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		( new Installer( Plugin::modules() ) )->upgrade();
	}

	protected function setUp(): void {
		parent::setUp();
		array_map(
			'delete_option',
			array( Module_States::ON, Module_States::OWN, Module_States::OFF, 'slipstream_product_interstitials' )
		);
		$this->sign_in( 'administrator' );
	}

	protected function tearDown(): void {
		array_map( 'remove_all_filters', array( 'file_mod_allowed', 'rest_pre_dispatch' ) );
		parent::tearDown();
	}

	/** @return array{int, array<mixed>} Asks for a change. */
	private function change( string $name, string ...$slugs ): array {
		$answer = $this->rest(
			'deactivate' === $name ? 'DELETE' : 'POST',
			self::ROOT . "/products/$name",
			array( 'products' => array_values( $slugs ) )
		);
		return array( $answer->get_status(), $answer->get_data() );
	}

	public function test_products_are_told_by_slug_and_unknown_ones_refused(): void {
		$all = $this->rest( 'GET', self::ROOT . '/products' )->get_data();
		self::assertSame( array_keys( Product::all() ), array_keys( $all ) );
		self::assertCount( 20, $all );
		self::assertSame(
			array( 'active', 'active', 'plugin_absent', 'plugin_absent' ),
			array_map(
				static fn ( string $slug ): string => $all[ $slug ]['status'],
				array( 'jetpack-forms', 'jetpack-ai', 'backup', 'complete' )
			)
		);
		$some = $this->rest( 'GET', self::ROOT . '/products', array( 'products' => 'backup,jetpack-ai' ) )->get_data();
		self::assertSame( array( 'backup', 'jetpack-ai' ), array_keys( $some ) );
		foreach ( array( 'nothing', 'backup,nothing' ) as $asked ) {
			$answer = $this->rest( 'GET', self::ROOT . '/products', array( 'products' => $asked ) );
			self::assertSame(
				array( 400, 'rest_invalid_param' ),
				array( $answer->get_status(), $answer->get_data()['code'] )
			);
		}
	}

	public function test_nothing_has_a_price_and_what_is_not_here_offers_nothing(): void {
		foreach ( $this->rest( 'GET', self::ROOT . '/products' )->get_data() as $slug => $record ) {
			self::assertFalse( $record['pricing_for_ui']['available'], $slug );
			self::assertSame( 'plugin_absent' !== $record['status'], $record['has_free_offering'], $slug );
			if ( 'plugin_absent' === $record['status'] ) {
				self::assertFalse( $record['is_plugin_active'], $slug );
				self::assertStringNotContainsString( 'my-jetpack', $record['manage_url'], $slug );
			}
		}
	}

	public function test_addresses_open_what_comes_next(): void {
		$record = fn ( string $slug ): array => $this->rest(
			'GET',
			self::ROOT . '/products',
			array( 'products' => $slug )
		)->get_data()[ $slug ];
		foreach ( array(
			'jetpack-ai'    => 'add-jetpack-ai',
			'jetpack-forms' => 'forms',
			'related-posts' => 'related-posts',
			'stats'         => 'statistics',
			'creator'       => 'modules',
			'extras'        => 'verification',
		) as $slug => $section ) {
			self::assertSame( admin_url( "admin.php?page=my-jetpack#/$section" ), $record( $slug )['manage_url'] );
		}
		wp_cache_set( 'plugins', array( '/akismet' => array() ), 'plugins' );
		self::assertSame(
			admin_url( 'plugin-install.php?tab=search&s=akismet' ),
			$record( 'anti-spam' )['manage_url']
		);
		wp_cache_set(
			'plugins',
			array( '/akismet' => array( 'akismet.php' => array( 'Name' => 'Akismet' ) ) ),
			'plugins'
		);
		self::assertSame( admin_url( 'plugins.php' ), $record( 'anti-spam' )['manage_url'] );
		update_option( 'active_plugins', array( 'akismet/akismet.php' ) );
		self::assertSame( admin_url( 'admin.php?page=akismet-key-config' ), $record( 'anti-spam' )['manage_url'] );
	}

	public function test_a_product_is_switched_with_its_modules(): void {
		list( $status, $data ) = $this->change( 'deactivate', 'jetpack-forms' );
		self::assertSame( array( 200, 'module_disabled' ), array( $status, $data['jetpack-forms']['status'] ) );
		self::assertFalse( Plugin::modules()->is_active( 'contact-form' ) );
		self::assertSame(
			'module_disabled',
			$this->rest(
				'GET',
				self::ROOT . '/products',
				array( 'products' => 'creator' )
			)->get_data()['creator']['status']
		);
		list( $status, $data ) = $this->change( 'activate', 'jetpack-forms', 'backup' );
		self::assertSame(
			array( 200, 'active', 'not_supported' ),
			array( $status, $data['jetpack-forms']['status'], $data['backup']['code'] )
		);
		self::assertTrue( Plugin::modules()->is_active( 'contact-form' ) );
	}

	public function test_what_is_not_here_cannot_be_had(): void {
		foreach ( array( 'install', 'activate', 'deactivate' ) as $name ) {
			list( $status, $data ) = $this->change( $name, 'scan' );
			self::assertSame( array( 424, 'not_supported' ), array( $status, $data['code'] ) );
			self::assertSame( 400, $this->change( $name, 'nothing' )[0] );
			self::assertSame( 400, $this->change( $name )[0] );
		}
	}

	public function test_a_plugin_is_installed_by_those_who_may_and_where_the_host_lets_it(): void {
		wp_cache_set(
			'plugins',
			array(
				''         => array(),
				'/akismet' => array(),
			),
			'plugins'
		);
		$asked = array();
		add_filter(
			'rest_pre_dispatch',
			static function ( $answer, $server, $request ) use ( &$asked ) {
				if ( '/jetpack/v4/plugins' === $request->get_route() ) {
					$asked[] = $request['slug'];
					return new \WP_Error( 'fail_upgrade', 'It could not be fetched.', array( 'status' => 500 ) );
				}
				return $answer;
			},
			10,
			3
		);
		add_filter( 'file_mod_allowed', '__return_false' );
		list( $status, $data ) = $this->change( 'install', 'anti-spam' );
		self::assertSame(
			array( 403, 'rest_forbidden' ),
			array( $status, $data['code'] ),
			'WordPress takes the capability away there.'
		);
		remove_all_filters( 'file_mod_allowed' );
		self::assertSame( array(), $asked );
		wp_cache_set( 'plugins', array( '/akismet' => array() ), 'plugins' );
		$this->change( 'install', 'anti-spam' );
		self::assertSame( array( 'akismet' ), $asked );
	}

	public function test_ownership_is_what_is_here(): void {
		$data = $this->rest( 'GET', self::ROOT . '/products-ownership' )->get_data();
		self::assertContains( 'jetpack-forms', $data['ownedProducts'] );
		self::assertContains( 'backup', $data['unownedProducts'] );
		self::assertCount( 20, array( ...$data['ownedProducts'], ...$data['unownedProducts'] ) );
	}

	public function test_one_product_is_told_and_switched(): void {
		$ask = fn ( string $method, string $slug, array $params = array() ): array => (array) $this->rest(
			$method,
			self::ROOT . "/products/$slug",
			$params
		)->get_data();
		self::assertSame(
			$this->rest( 'GET', self::ROOT . '/products' )->get_data()['jetpack-forms'],
			$ask( 'GET', 'jetpack-forms' )
		);
		self::assertSame( 'module_disabled', $ask( 'DELETE', 'jetpack-forms' )['status'] );
		self::assertSame( 'active', $ask( 'POST', 'jetpack-forms' )['status'] );
		self::assertSame( 'module_disabled', $ask( 'POST', 'jetpack-forms', array( 'activate' => false ) )['status'] );
		self::assertSame( 'active', $ask( 'POST', 'jetpack-forms', array( 'activate' => true ) )['status'] );
		self::assertSame( 'rest_invalid_param', $ask( 'GET', 'nothing' )['code'] );
		self::assertSame( 'not_supported', $ask( 'POST', 'boost' )['code'] );
		self::assertArrayHasKey( 'products', $ask( 'GET', 'interstitials' ), 'A name of ours is no product.' );
		$this->sign_in( 'author' );
		self::assertSame( 'backup', $ask( 'GET', 'backup' )['slug'] );
		self::assertSame( 'rest_forbidden', $ask( 'POST', 'jetpack-forms' )['code'] );
	}

	public function test_introductions_are_remembered(): void {
		$this->rest( 'POST', self::ROOT . '/products/interstitials', array( 'products' => array( 'stats' => true ) ) );
		$this->rest( 'POST', self::ROOT . '/products/interstitials', array( 'products' => array( 'search' => true ) ) );
		$seen = $this->rest( 'GET', self::ROOT . '/products/interstitials' )->get_data()['products'];
		self::assertSame( array( true, true, false ), array( $seen['stats'], $seen['search'], $seen['backup'] ) );
		self::assertSame(
			400,
			$this->rest(
				'POST',
				self::ROOT . '/products/interstitials',
				array( 'products' => array( 'nothing' => true ) )
			)->get_status()
		);
	}

	public function test_the_site_and_what_was_bought(): void {
		Plugin::module( Connection_Module::class )->connection()->register( get_current_user_id() );
		self::assertSame( array(), $this->rest( 'GET', self::ROOT . '/purchases' )->get_data() );
		self::assertSame( 'unlimited', $this->rest( 'GET', self::ROOT )->get_data()['tier']['slug'] );
		self::assertNull(
			$this->rest( 'GET', self::ROOT . '/backup/undo-event', array( '_fields' => 'a' ) )->get_data()
		);
		self::assertSame(
			array( 'success' => true ),
			$this->rest( 'POST', self::ROOT . '/dismiss-welcome-banner' )->get_data()
		);
		self::assertContains( 'welcome', $this->rest( 'GET', '/slipstream/v1/notices' )->get_data()['dismissed'] );
	}

	public function test_authors_may_look_and_not_switch(): void {
		$this->sign_in( 'author' );
		self::assertSame( 200, $this->rest( 'GET', self::ROOT . '/products' )->get_status() );
		foreach ( array( 'install', 'activate', 'deactivate' ) as $name ) {
			self::assertSame( 403, $this->change( $name, 'jetpack-forms' )[0] );
		}
	}
}
