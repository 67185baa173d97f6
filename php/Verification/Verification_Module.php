<?php

declare( strict_types=1 );

namespace Slipstream\Verification;

use Slipstream\Http\Guarded_Client;
use Slipstream\Http\Request_Error;
use Slipstream\Modules\Interfaces\With_Install;
use Slipstream\Modules\Interfaces\With_Module_Data;
use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Modules\Interfaces\With_Settings;
use Slipstream\Modules\Module_Info;
use Slipstream\Modules\Purpose;
use Slipstream\Settings\Option_Field;
use Slipstream\Verification\Rest\Front_Page_Controller;
use Slipstream\Verification\Rest\Verify_Site_Controller;

/**
 * Puts the tags on the front page by which services know whose a site is.
 */
final class Verification_Module implements With_Install, With_Module_Data, With_Routes, With_Settings {

	public function slug(): string {
		return 'verification-tools';
	}

	public function is_on_by_default(): bool {
		return true;
	}

	public function info(): Module_Info {
		return new Module_Info(
			__( 'Site verification', 'slipstream' ),
			__(
				'Adds tags to your front page that prove to Google, Bing, Pinterest, Yandex, and Facebook that you own the site.',
				'slipstream'
			),
			tags: array( __( 'Traffic', 'slipstream' ) ),
			sort: 33,
			introduced: '3.0',
			search_terms: 'webmaster, seo, google, bing, pinterest, search, console, yandex, facebook, tag',
			section: 'verification',
			purpose: Purpose::Site
		);
	}

	/** Adds its hooks. */
	public function add_hooks(): void {
		add_action( 'wp_head', static fn () => is_front_page() ? Verification_Tags::print() : null, 1 );
	}

	/** Stores the tags where none were ever stored: WordPress would look for them with every front page. */
	public function install(): void {
		Option_Field::add( Verification_Settings::OPTION );
		wp_set_option_autoload( Verification_Settings::OPTION, true );
	}

	/**
	 * @return array{code: string, message: string, services: list<string>}
	 * @throws Request_Error If there is none.
	 */
	public function module_data( string $range ): array {
		$services = array_map(
			static fn ( string $service ): string => Verification_Service::from( $service )->label(),
			array_keys( Verification_Settings::codes() )
		);
		if ( array() === $services ) {
			throw new Request_Error( 'empty', __( 'This site has no verification tags.', 'slipstream' ), 404 );
		}
		return array(
			'code'     => 'success',
			/* translators: %s: services such as Google, by commas. */
			'message'  => sprintf( __( 'Verification tags: %s.', 'slipstream' ), implode( ', ', $services ) ),
			'services' => $services,
		);
	}

	/** The tags stand on the front page: whoever sees the dashboard may know of them. */
	public function data_capability(): string {
		return 'edit_posts';
	}

	public function controllers(): array {
		return array(
			new Front_Page_Controller( new Front_Page_Check( new Guarded_Client( true ) ) ),
			new Verify_Site_Controller(),
		);
	}

	public function settings(): array {
		return Verification_Settings::all();
	}
}
