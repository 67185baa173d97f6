<?php

declare( strict_types=1 );

namespace Slipstream\Memberships;

use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Memberships\Rest\Product_Controller;
use Slipstream\Memberships\Rest\Products_Controller;
use Slipstream\Memberships\Rest\Status_Controller;
use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Support\Environment;

/**
 * What visitors can pay for: the plans of donations, payment buttons, and newsletters.
 */
final class Memberships_Module implements With_Routes {

	/** The option of Jetpack's that says whether an account is connected. */
	private const CONNECTED = 'jetpack-memberships-has-connected-account';

	/**
	 * @param Closure(): ?string $account The ID of the account that plans are paid to; null if none is connected. It
	 *     throws a Request_Error if the database fails.
	 * @param Closure(): string  $currency The currency that the account counts in; '' if nobody knows. It throws as
	 *     well.
	 */
	public function __construct( private Environment $site, private Closure $account, private Closure $currency ) {}

	public function slug(): string {
		return 'memberships';
	}

	public function add_hooks(): void {
		$register = static fn () => Plan_Type::register();
		// No other page view needs it.
		if ( is_admin() || wp_doing_cron() || defined( 'WP_CLI' ) ) {
			add_action( 'init', $register );
		}
		add_action( 'rest_api_init', $register, 1 );
		add_filter( 'pre_option_' . self::CONNECTED, $this->filter_connected( ... ) );
	}

	public function controllers(): array {
		return array(
			new Products_Controller( $this->plans() ),
			new Product_Controller( $this->plans() ),
			new Status_Controller( $this->plans(), $this->account, $this->currency ),
		);
	}

	public function plans(): Plans {
		return new Plans( $this->site->counters() );
	}

	/**
	 * Themes and plugins that know Jetpack read the option. What is stored counts only where nothing is connected.
	 *
	 * @param mixed $stored False for what is stored.
	 */
	private function filter_connected( mixed $stored ): mixed {
		try {
			return null === ( $this->account )() ? $stored : true;
		} catch ( Request_Error ) {
			return $stored;
		}
	}
}
