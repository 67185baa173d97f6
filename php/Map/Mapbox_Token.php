<?php

declare( strict_types=1 );

namespace Slipstream\Map;

use Closure;
use Slipstream\Connection\Hub\Hub_Memory;
use Slipstream\Connection\Providers\Provider;
use Slipstream\Http\Request_Error;
use Slipstream\Services\Mapbox\Mapbox;
use Slipstream\Support\Clock;

/**
 * The site's own, else the one that its hub shares. Pages take what the hub said last, and have it asked later where
 * that is old.
 */
final class Mapbox_Token {

	public const EVENT = 'slipstream_mapbox_token';

	private const PATH = 'hub/maps';

	/** @param Closure(): Provider $provider Gives the provider of now. */
	public function __construct( private Closure $provider, private Hub_Memory $hub, private Clock $clock ) {}

	/** The token; '' if there is none. Asks nobody. */
	public function value(): string {
		return $this->is_own() ? self::own() : $this->of_hub();
	}

	public function is_own(): bool {
		return '' !== self::own();
	}

	/** Asks the hub, if the site has none of its own. What a hub that does not respond has said before stays. */
	public function refresh(): void {
		$provider = ( $this->provider )();
		if ( $this->is_own() || $provider->is_own() ) {
			return;
		}
		try {
			$provider->get( self::PATH );
		} catch ( Request_Error ) {
			// The connection's own screens tell of it; without a token the block says what it needs.
			return;
		}
	}

	private function of_hub(): string {
		if ( $this->hub->is_own() ) {
			return '';
		}
		$last = $this->hub->last_answer( self::PATH );
		if ( null === $last || $last->at < $this->clock->now() - DAY_IN_SECONDS ) {
			wp_schedule_single_event( time(), self::EVENT );
		}
		$token = $last->body['mapbox_token'] ?? '';
		return is_string( $token ) && Mapbox::is_public( $token ) ? $token : '';
	}

	/** The site's own. Other plugins and wp-config.php may have put anything there. */
	private static function own(): string {
		$token = Map_Settings::value( Map_Settings::MAPBOX_KEY );
		return Mapbox::is_public( $token ) ? $token : '';
	}
}
