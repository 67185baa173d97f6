<?php

declare( strict_types=1 );

namespace Slipstream\Connection;

use Slipstream\Admin\Screens;
use Slipstream\Connection\Providers\Connection_Request_Error;
use Slipstream\Modules\Health_Check;

/**
 * Reports problems of the connection in Site Health, and on every screen while administrators have to choose what the
 * site is. Sends no request.
 */
final class Connection_Trouble {

	/** Errors of the hub that time alone does not fix. */
	private const LASTING = array(
		'site_revoked',
		'site_pending',
		'unknown_token',
		'could_not_sign',
		'provider_contract',
		'provider_clock',
	);

	/**
	 * Seconds after which a hub that fails is told of where administrators look first: most come back by themselves.
	 */
	private const PATIENCE = DAY_IN_SECONDS;

	/** Screens that administrators see first. */
	private const FIRST_SCREENS = array( 'dashboard', 'plugins' );

	public function __construct( private Connection_Services $services ) {}

	/** The state of the connection. */
	public function check(): Health_Check {
		$label = __( 'Connection', 'slipstream' );
		if ( $this->needs_choice() ) {
			return new Health_Check(
				'connection',
				$label,
				Health_Check::CRITICAL,
				Connection_Request_Error::message( 'url_mismatch' )
			);
		}
		$problem = $this->problem();
		return Health_Check::unless(
			'connection',
			$label,
			'' === $problem,
			__( 'No problems found.', 'slipstream' ),
			$problem
		);
	}

	/**
	 * Says that someone has to choose what the site is, on all screens but the one where it is done; of a connection
	 * that is broken, where administrators look first. Runs on admin_notices.
	 */
	public function print_notice(): void {
		$screen = get_current_screen()?->id;
		if ( ! current_user_can( 'manage_options' ) || 'toplevel_page_' . Screens::DASHBOARD === $screen ) {
			return;
		}
		if ( $this->needs_choice() ) {
			self::print(
				Connection_Request_Error::message( 'url_mismatch' ),
				__( 'Choose how to handle this site', 'slipstream' )
			);
			return;
		}
		$problem = in_array( $screen, self::FIRST_SCREENS, true ) ? $this->problem( true ) : '';
		if ( '' !== $problem ) {
			self::print( $problem, __( 'Check the connection', 'slipstream' ) );
		}
	}

	private static function print( string $problem, string $link ): void {
		printf(
			'<div class="notice notice-warning"><p>%s <a href="%s">%s</a></p></div>',
			esc_html( $problem ),
			esc_url( admin_url( 'admin.php?page=my-jetpack#/connection' ) ),
			esc_html( $link )
		);
	}

	/** Whether the site is not where it was, and nobody has said why. */
	private function needs_choice(): bool {
		return false === ( $this->services->crisis()->shown()['is_safe_mode'] ?? null );
	}

	/**
	 * What else is wrong, in sentences; '' for nothing.
	 *
	 * @param bool $is_lasting Only what an administrator has to do something about.
	 */
	private function problem( bool $is_lasting = false ): string {
		if (
			$this->services->address()->is_own()
			|| $this->services->offline()->is_active()
			|| null !== $this->services->crisis()->shown()
		) {
			return '';
		}
		$status = $this->services->status();
		$last   = $status->last_answer();
		$code   = $last['error']['code'] ?? '';
		if ( in_array( $code, self::LASTING, true ) ) {
			return Connection_Request_Error::message( $code );
		}
		$is_told = '' !== $code && ( ! $is_lasting || $status->failing_seconds() >= self::PATIENCE );
		return implode(
			' ',
			array_filter(
				array(
					$is_told ? Connection_Request_Error::message( $code ) : '',
					$is_told ? self::last_time( $last['at'] ) : '',
					...array_column( $this->services->writes()->pending()->described(), 'problem' ),
				)
			)
		);
	}

	/** When the hub last responded, in a sentence; '' if it never has. */
	private static function last_time( ?int $at ): string {
		$format = get_option( 'date_format' ) . ' ' . get_option( 'time_format' );
		if ( null === $at ) {
			return '';
		}
		/* translators: %s: a date and a time. */
		return sprintf( __( 'Last response: %s.', 'slipstream' ), (string) wp_date( $format, $at ) );
	}
}
