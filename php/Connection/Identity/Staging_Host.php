<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Identity;

/**
 * Recognizes the addresses that hosting companies give to staging copies, so that the question whether
 * the site has moved need not be guessed.
 */
final class Staging_Host {

	/** Domains that have only copies. */
	private const DOMAINS = array(
		'wpengine.com',
		'staging.kinsta.com',
		'kinsta.cloud',
		'pantheonsite.io',
		'cloudwaysapps.com',
		'azurewebsites.net',
		'myftpupload.com',
		'mystagingwebsite.com',
		'wpcomstaging.com',
		'instawp.xyz',
		'instawp.co',
		'tastewp.com',
		'sg-host.com',
		'flywheelsites.com',
		'flywheelstaging.com',
		'wpserveur.net',
		'liquidwebsites.com',
		'newspackstaging.com',
		'nxcli.net',
		'wpstage.net',
		'ngrok.io',
		'ngrok-free.app',
		'local-by-flywheel.com',
	);

	/** Whether this site is a copy by its host or by WP_ENVIRONMENT_TYPE. */
	public static function is_here(): bool {
		$host       = strtolower( rtrim( (string) wp_parse_url( site_url(), PHP_URL_HOST ), '.' ) );
		$is_staging = 'staging' === wp_get_environment_type() || self::is_known( $host );
		/**
		 * Filters whether the site is a staging site.
		 *
		 * @since 0.1.0
		 *
		 * @param bool   $is_staging Whether it is a staging site.
		 * @param string $host       The site's host.
		 */
		return (bool) apply_filters( 'slipstream_is_staging', $is_staging, $host );
	}

	/** Whether a host is that of a copy. */
	public static function is_known( string $host ): bool {
		if ( 1 === preg_match( '/^(?:staging|stage|stg)[\d-]*\.|[.-](?:staging|stage|stg)\d*\./', $host ) ) {
			return true;
		}
		foreach ( self::DOMAINS as $domain ) {
			if ( str_ends_with( $host, ".$domain" ) ) {
				return true;
			}
		}
		return false;
	}
}
