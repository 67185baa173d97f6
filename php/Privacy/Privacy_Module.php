<?php
/**
 * Privacy.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Privacy;

use Slipstream\Modules\With_External_Hosts;
use Slipstream\Modules\With_Routes;
use Slipstream\Plugin;
use Slipstream\Privacy\Rest\External_Hosts_Controller;

/**
 * Gathers which servers the modules contact.
 */
final class Privacy_Module implements With_Routes {

	/**
	 * The module's name.
	 */
	public function slug(): string {
		return 'privacy';
	}

	/**
	 * Adds its hooks.
	 */
	public function add_hooks(): void {
		// The guide is a screen of the administration; nobody else asks for the text.
		add_action( 'admin_init', static fn () => wp_doing_ajax() ? null : ( new Policy_Text( self::hosts() ) )->add() );
	}

	/**
	 * Its routes.
	 */
	public function controllers(): array {
		return array( new External_Hosts_Controller( self::hosts( ... ) ) );
	}

	/**
	 * The servers that the modules which are on contact.
	 *
	 * @return list<External_Host>
	 */
	public static function hosts(): array {
		$hosts = array();
		foreach ( Plugin::modules()->active( With_External_Hosts::class ) as $module ) {
			array_push( $hosts, ...$module->external_hosts() );
		}
		return $hosts;
	}
}
