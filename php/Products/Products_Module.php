<?php

declare( strict_types=1 );

namespace Slipstream\Products;

use Slipstream\Connection\Connection_Module;
use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Modules\Interfaces\With_Stored_Data;
use Slipstream\Modules\Modules;
use Slipstream\Modules\Modules_Module;
use Slipstream\Modules\Stored_Data;
use Slipstream\Products\Rest\Product_Changes_Controller;
use Slipstream\Products\Rest\Product_Controller;
use Slipstream\Products\Rest\Products_Controller;
use Slipstream\Products\Rest\Site_Controller;

/**
 * Tells the modules as the products that clients know, and what the site has of its provider.
 */
final class Products_Module implements With_Routes, With_Stored_Data {

	public function __construct(
		private Connection_Module $connection,
		private Modules $modules,
		private Modules_Module $switches
	) {}

	public function slug(): string {
		return 'products';
	}

	public function add_hooks(): void {}

	public function controllers(): array {
		$products = new Products( $this->modules, $this->switches->module_switch() );
		$records  = new Product_Records( $products, $this->modules );
		return array(
			new Products_Controller( $products, $records ),
			new Product_Changes_Controller( $products, $records ),
			// After the others: a slug would match their names.
			new Product_Controller( $products, $records ),
			new Site_Controller( $this->connection->provider( ... ) ),
		);
	}

	public function stored_data(): Stored_Data {
		return new Stored_Data( options: array( Products_Controller::SEEN ) );
	}
}
