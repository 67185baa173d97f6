<?php
/**
 * Builds what counts AI requests.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Ai\Usage;

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Rest\Ai_Usage_Controller;
use Slipstream\Support\Clock;
use Slipstream\Support\Month;
use WP_REST_Controller;
use wpdb;

/**
 * Builds each part when somebody needs it.
 */
final class Usage_Services {

	/**
	 * Takes the database and the time.
	 *
	 * @param wpdb  $database The site's database.
	 * @param Clock $clock    The time.
	 */
	public function __construct( private wpdb $database, private Clock $clock ) {}

	/**
	 * Lets requests in and accounts for them.
	 */
	public function meter(): Meter {
		return new Meter( new Quota( $this->database, $this->clock ), $this->budget(), new Limits(), new Prices(), $this->log(), $this->month() );
	}

	/**
	 * What was used in a month.
	 */
	public function budget(): Budget {
		return new Budget( $this->database, $this->month() );
	}

	/**
	 * The log.
	 */
	public function log(): Usage_Log {
		return new Usage_Log( $this->database, $this->clock, $this->month() );
	}

	/**
	 * Removes what is older than the site wants to keep.
	 */
	public function clean(): void {
		$this->log()->clean();
		$this->budget()->clean();
	}

	/**
	 * The routes.
	 *
	 * @return list<WP_REST_Controller>
	 */
	public function controllers(): array {
		$control = new Ai_Access();
		return array(
			new Ai_Usage_Controller( $this->log(), $this->meter(), new Prices(), $this->month(), $control ),
		);
	}

	/**
	 * The month that is counted.
	 */
	private function month(): Month {
		return new Month( $this->clock );
	}
}
