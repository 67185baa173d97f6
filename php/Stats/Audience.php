<?php

declare( strict_types=1 );

namespace Slipstream\Stats;

use WP_REST_Request;
use WP_User;

/**
 * Decides who can see the statistics and whose views count, by the site's settings.
 */
final class Audience {

	/** The capability to see statistics. */
	public const CAPABILITY = 'view_stats';

	/** User agents of bots. Bots that run no scripts never send a view. */
	private const BOTS = '/bot|crawl|spider|slurp|fetch|preview|scan|monitor|headless|lighthouse|pagespeed|pingdom|gtmetrix|phantomjs|selenium|puppeteer|python|curl|wget|java\/|httpclient|go-http|node|archiv|validator|facebookexternalhit|embedly|whatsapp|feed/i';

	/**
	 * Gives the capability to the roles that the site chose. Administrators always have it, because they choose. Runs
	 * on map_meta_cap.
	 *
	 * @param list<string> $needed The required capabilities.
	 * @param mixed        $asked  The requested capability; other plugins may pass anything.
	 * @return list<string>
	 */
	public static function map_capability( array $needed, mixed $asked, mixed $user_id ): array {
		if ( self::CAPABILITY !== $asked ) {
			return $needed;
		}
		$user = is_numeric( $user_id ) ? get_userdata( (int) $user_id ) : false;
		return array(
			$user && self::has_role( $user, Stats_Settings::roles_of( Stats_Settings::ROLES ) )
				? 'read'
				: 'manage_options',
		);
	}

	/**
	 * Whether a user's views count. Views by logged-out visitors do.
	 *
	 * @param int $user_id The user; 0 for nobody.
	 */
	public static function is_counted( int $user_id ): bool {
		$user = 0 === $user_id ? false : get_userdata( $user_id );
		return ! $user || self::has_role( $user, Stats_Settings::roles_of( Stats_Settings::COUNT_ROLES ) );
	}

	/**
	 * Whether a browser's report counts. The page may come from a cache, so the decision made while rendering is not
	 * enough.
	 */
	public static function counts( WP_REST_Request $request ): bool {
		return ! self::is_bot( (string) $request->get_header( 'user_agent' ) )
			&& self::is_from_here( $request )
			&& ! ( Stats_Settings::honors_do_not_track() && self::objects( $request ) )
			&& self::is_counted( self::reader() );
	}

	private static function objects( WP_REST_Request $request ): bool {
		return '1' === $request->get_header( 'dnt' ) || '1' === $request->get_header( 'sec_gpc' );
	}

	private static function is_bot( string $agent ): bool {
		return strlen( $agent ) < 20 || 1 === preg_match( self::BOTS, $agent );
	}

	/** Whether the report comes from a page on this site: other sites' visitors must not count here. */
	private static function is_from_here( WP_REST_Request $request ): bool {
		$origin = (string) $request->get_header( 'origin' );
		return 'cross-site' !== $request->get_header( 'sec_fetch_site' )
			&& ( '' === $origin || wp_parse_url( $origin, PHP_URL_HOST ) === wp_parse_url( home_url(), PHP_URL_HOST ) );
	}

	/**
	 * The user who reads the page. A report has no nonce, so that pages can be cached, and without one WordPress
	 * considers everyone logged out.
	 */
	private static function reader(): int {
		return get_current_user_id() ?: (int) wp_validate_auth_cookie( '', 'logged_in' );
	}

	/** @param list<string> $roles */
	private static function has_role( WP_User $user, array $roles ): bool {
		return array() !== array_intersect( $roles, $user->roles );
	}
}
