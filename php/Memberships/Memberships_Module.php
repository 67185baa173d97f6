<?php

declare( strict_types=1 );

namespace Slipstream\Memberships;

use Slipstream\Memberships\Rest\Product_Controller;
use Slipstream\Memberships\Rest\Products_Controller;
use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Support\Environment;

/**
 * What visitors can pay for: the plans of donations, payment buttons, and newsletters.
 */
final class Memberships_Module implements With_Routes {

	public function __construct( private Environment $site ) {}

	public function slug(): string {
		return 'memberships';
	}

	public function add_hooks(): void {
		add_action( 'init', Plan_Type::register( ... ) );
	}

	public function controllers(): array {
		return array(
			new Products_Controller( $this->plans() ),
			new Product_Controller( $this->plans() ),
		);
	}

	public function plans(): Plans {
		return new Plans( $this->site->counters() );
	}
}
