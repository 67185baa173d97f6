<?php
/**
 * Plans, products and licences.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Plans;

use Slipstream\Connection\Connection_Module;
use Slipstream\Connection\Own_Provider;
use Slipstream\Modules\Stored_Data;
use Slipstream\Modules\With_Routes;
use Slipstream\Modules\With_Stored_Data;
use Slipstream\Plans\Rest\Benefits_Controller;
use Slipstream\Plans\Rest\Licensing_Controller;
use Slipstream\Plans\Rest\Offers_Controller;
use Slipstream\Plans\Rest\Public_Plans_Controller;
use Slipstream\Plans\Rest\Site_Data_Controller;
use Slipstream\Plugin;
use Slipstream\Support\Environment;

/**
 * Tells what the site has of its provider. A site that is its own has everything, and nothing to buy.
 */
final class Plans_Module implements With_Routes, With_Stored_Data {

	/**
	 * Needs the site and its connection.
	 *
	 * @param Environment       $site       The site.
	 * @param Connection_Module $connection The site's connection.
	 */
	public function __construct( private Environment $site, private Connection_Module $connection ) {}

	/**
	 * The module's name.
	 */
	public function slug(): string {
		return 'plans';
	}

	/**
	 * Adds its hooks.
	 */
	public function add_hooks(): void {
		add_action( 'slipstream_user_linked', fn ( int $user_id ) => $this->licenses()->attach_stored( $user_id ) );
	}

	/**
	 * The licences.
	 */
	public function licenses(): Licenses {
		return new Licenses( fn () => $this->connection->provider(), $this->site->secrets() );
	}

	/**
	 * Its routes. A hub lists its tiers in the place of the one plan.
	 */
	public function controllers(): array {
		$services    = $this->connection->services();
		$controllers = array(
			new Site_Data_Controller( $services ),
			new Offers_Controller( $services ),
			new Benefits_Controller( $services, Plugin::modules() ),
			new Licensing_Controller( $services, $this->licenses(), new Licensing_Notice( $this->site->clock() ) ),
		);
		return Plugin::modules()->is_active( 'hub' ) ? $controllers : array( ...$controllers, new Public_Plans_Controller( static fn (): array => array( Own_Provider::public_plan() ) ) );
	}

	/**
	 * What it stores.
	 */
	public function stored_data(): Stored_Data {
		return new Stored_Data( options: array( Licenses::OPTION, Licensing_Notice::ERROR, Licensing_Notice::DISMISSED ) );
	}
}
