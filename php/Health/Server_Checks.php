<?php

declare( strict_types=1 );

namespace Slipstream\Health;

use Slipstream\Modules\Health_Check;
use Slipstream\Modules\Modules;
use Slipstream\Modules\State\Installer;
use Slipstream\Support\Clock;

/**
 * Looks at what every module needs of the server.
 */
final class Server_Checks {

	/** A recording of the greatest size that may be sent, in bytes. */
	private const UPLOAD = 25_000_000;

	/** Seconds that a scheduled event may be late. */
	private const LATE = 900;

	public function __construct( private Modules $modules, private Clock $clock ) {}

	/** @return list<Health_Check> */
	public function all(): array {
		return array(
			$this->tables(),
			$this->uploads(),
			$this->cron(),
			$this->keys(),
			$this->compression(),
			$this->https(),
		);
	}

	private function tables(): Health_Check {
		$missing = ( new Installer( $this->modules ) )->missing_tables();
		return Health_Check::unless(
			'tables',
			__( 'Database', 'slipstream' ),
			array() === $missing,
			__( 'All tables exist.', 'slipstream' ),
			/* translators: %s: names of tables. */
			sprintf( __( 'Tables are missing: %s. Deactivate the plugin and activate it again.', 'slipstream' ), implode( ', ', $missing ) ),
			Health_Check::CRITICAL
		);
	}

	private function uploads(): Health_Check {
		$most = (int) wp_max_upload_size();
		return Health_Check::unless(
			'upload_limit',
			__( 'Uploads', 'slipstream' ),
			$most >= self::UPLOAD,
			/* translators: %s: a size such as 64 MB. */
			sprintf( __( 'The upload limit is %s.', 'slipstream' ), (string) size_format( $most ) ),
			/* translators: %s: a size such as 2 MB. */
			sprintf( __( 'The upload limit is only %s. Recordings can be up to 25 MB: raise upload_max_filesize and post_max_size in php.ini.', 'slipstream' ), (string) size_format( $most ) )
		);
	}

	private function cron(): Health_Check {
		$label = __( 'Scheduled events', 'slipstream' );
		$due   = min( array( $this->clock->now(), ...array_keys( (array) _get_cron_array() ) ) );
		$late  = $this->clock->now() - $due;
		if ( $late > self::LATE ) {
			/* translators: %s: a length of time, such as "2 hours". */
			return new Health_Check( 'cron', $label, Health_Check::WARNING, sprintf( __( 'An event is %s late. Ask your host to call wp-cron.php every few minutes.', 'slipstream' ), human_time_diff( $due, $this->clock->now() ) ) );
		}
		return new Health_Check(
			'cron',
			$label,
			Health_Check::GOOD,
			defined( 'DISABLE_WP_CRON' ) && constant( 'DISABLE_WP_CRON' ) ? __(
				'Events are run by a system cron.',
				'slipstream'
			) : __( 'Events are running.', 'slipstream' )
		);
	}

	private function keys(): Health_Check {
		$is_own = true;
		foreach ( array( 'AUTH_KEY', 'SECURE_AUTH_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT' ) as $name ) {
			$is_own = $is_own
				&& defined( $name )
				&& '' !== constant( $name )
				&& 'put your unique phrase here' !== constant( $name );
		}
		return Health_Check::unless(
			'keys',
			__( 'Security keys', 'slipstream' ),
			$is_own,
			__( 'Secrets are encrypted with the keys in wp-config.php.', 'slipstream' ),
			__(
				'The keys in wp-config.php are not set, so anyone with a copy of the database can decrypt your secrets. Set them, then re-enter your API keys.',
				'slipstream'
			)
		);
	}

	private function compression(): Health_Check {
		return Health_Check::unless(
			'compression',
			__( 'PHP output', 'slipstream' ),
			! filter_var( ini_get( 'zlib.output_compression' ), FILTER_VALIDATE_BOOLEAN ),
			__( 'PHP sends output without delay.', 'slipstream' ),
			__(
				'PHP compresses its output, which delays AI text. Turn off zlib.output_compression in php.ini.',
				'slipstream'
			)
		);
	}

	private function https(): Health_Check {
		$label = __( 'HTTPS', 'slipstream' );
		if ( wp_is_using_https() ) {
			return new Health_Check(
				'https',
				$label,
				Health_Check::GOOD,
				__( 'Traffic to this site is encrypted.', 'slipstream' )
			);
		}
		// Browsers trust these names without HTTPS.
		$host = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		if ( 1 === preg_match( '/^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i', $host ) ) {
			return new Health_Check(
				'https',
				$label,
				Health_Check::GOOD,
				__( 'This site runs on your own machine and needs no HTTPS.', 'slipstream' )
			);
		}
		return new Health_Check(
			'https',
			$label,
			Health_Check::WARNING,
			__(
				'The site is not served over HTTPS, so passwords and tokens can be intercepted, and browsers block the microphone. Ask your host for a certificate, then change the site address to https under Settings, General.',
				'slipstream'
			)
		);
	}
}
