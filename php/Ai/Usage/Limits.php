<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Usage;

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Http\Request_Error;
use Slipstream\Tokens\Caller;
use Slipstream\Tokens\Connected_Sites;

/**
 * Limits of the site, of each role as a whole, and of each person; 0 is no limit.
 *
 * @phpstan-type Limit array{requests: int, tokens: int, cost: int}
 */
final class Limits {

	public const OPTION = 'slipstream_ai_budgets';

	/** The site's limit of requests is an option of its own. */
	public const REQUESTS = 'slipstream_ai_request_limit';

	public const UNITS = array( 'requests', 'tokens', 'cost' );

	public const NONE = array(
		'requests' => 0,
		'tokens'   => 0,
		'cost'     => 0,
	);

	/**
	 * Makes sure that the limits and the switches of AI are what the database holds. Where it fails to give an option,
	 * WordPress takes it for missing, and remembers that: no limit, and nothing switched off.
	 *
	 * @throws Request_Error If it fails, or has failed before in a way that was remembered.
	 */
	public function verify(): void {
		global $wpdb;
		$names = array( self::REQUESTS, self::OPTION, Ai_Access::ENABLED, Ai_Access::SWITCHES );
		$rows  = ( new Usage_Database( $wpdb ) )->rows(
			'SELECT option_name FROM %i WHERE option_name IN (%s, %s, %s, %s)',
			$wpdb->options,
			...$names
		);
		foreach ( array_column( $rows, 'option_name' ) as $name ) {
			if ( null === get_option( $name, null ) ) {
				wp_cache_delete( 'notoptions', 'options' );
				wp_cache_delete( 'alloptions', 'options' );
				throw Usage_Database::unavailable();
			}
		}
	}

	/**
	 * @param bool $is_at_hub Whether a hub answers, which has limits of its own: those of this site are for its own AI
	 *     server.
	 */
	public function __construct( private ?Connected_Sites $sites = null, private bool $is_at_hub = false ) {}

	/**
	 * The limits that a caller's requests count against, narrowest first. What connected sites use does not count
	 * against this site's own limit.
	 *
	 * @return array<string, Limit> By counter: as of_user(), or hub:{site}:{user}, hub:{site}, hub.
	 * @throws Request_Error If the limit of a connected site cannot be read, or there are no connected sites.
	 */
	public function of( Caller $caller ): array {
		if ( $caller->is_local() ) {
			$limits = $this->of_user( $caller->user_id );
			return $this->is_at_hub ? array_fill_keys( array_keys( $limits ), self::NONE ) : $limits;
		}
		if ( null === $this->sites ) {
			throw new Request_Error(
				'user_not_linked',
				__( 'This account is no longer connected.', 'slipstream' ),
				403
			);
		}
		return array(
			"hub:$caller->site:$caller->user_id" => self::NONE,
			"hub:$caller->site"                  => $this->sites->limit( $caller->site ),
			'hub'                                => self::NONE,
		);
	}

	/**
	 * The limits that a user's requests count against, narrowest first.
	 *
	 * @return array<string, Limit> By counter: user:{id}, role:{slug}, site.
	 */
	public function of_user( int $user_id ): array {
		$user   = get_userdata( $user_id );
		$limits = array( "user:$user_id" => $this->own( $user_id ) );
		foreach ( false === $user ? array() : $user->roles as $role ) {
			$limits[ "role:$role" ] = $this->role( $role );
		}
		$limits['site'] = $this->site();
		return $limits;
	}

	/** @return Limit */
	public function site(): array {
		return array(
			'requests' => max( 0, (int) get_option( self::REQUESTS, 0 ) ),
		) + self::read( $this->stored()['site'] ?? null );
	}

	/** @return Limit The limit of all people of a role together. */
	public function role( string $role ): array {
		$roles = $this->stored()['roles'] ?? null;
		return self::read( is_array( $roles ) ? $roles[ $role ] ?? null : null );
	}

	/** @return Limit */
	public function person(): array {
		return self::read( $this->stored()['person'] ?? null );
	}

	/** @return array<int, Limit> Limits of single people that differ from everybody's. */
	public function people(): array {
		$people = $this->stored()['people'] ?? null;
		return array_map( array( self::class, 'read' ), is_array( $people ) ? $people : array() );
	}

	/** @return Limit */
	private function own( int $user_id ): array {
		return $this->people()[ $user_id ] ?? $this->person();
	}

	/**
	 * The unit of a counter that something does not fit into: where it passes several limits, the one that it passes
	 * most.
	 *
	 * @param Limit $limit How high the counter may go.
	 * @param Limit $used  What it stands at.
	 * @param Limit $need  What there is no room for.
	 */
	public static function exhausted_unit( array $limit, array $used, array $need ): string {
		$share = array();
		foreach ( self::UNITS as $unit ) {
			$share[ $unit ] = 0 === $limit[ $unit ] ? 0 : ( $used[ $unit ] + $need[ $unit ] ) / $limit[ $unit ];
		}
		arsort( $share );
		return (string) array_key_first( $share );
	}

	/** @return Limit A limit out of what is stored or sent. */
	public static function read( mixed $value ): array {
		$value = is_array( $value ) ? $value : array();
		return array(
			'requests' => max( 0, (int) ( $value['requests'] ?? 0 ) ),
			'tokens'   => max( 0, (int) ( $value['tokens'] ?? 0 ) ),
			'cost'     => max( 0, (int) ( $value['cost'] ?? 0 ) ),
		);
	}

	/** @return array<int|string, Limit> Limits by role or person, without those that are none. */
	public static function read_many( mixed $value ): array {
		return array_filter(
			array_map( array( self::class, 'read' ), is_array( $value ) ? $value : array() ),
			static fn ( array $limit ): bool => self::NONE !== $limit
		);
	}

	/** @return array<mixed> */
	private function stored(): array {
		$stored = get_option( self::OPTION );
		return is_array( $stored ) ? $stored : array();
	}
}
