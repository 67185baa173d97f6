<?php

declare( strict_types=1 );

namespace Slipstream\Plans;

use Slipstream\Http\Request_Error;
use Slipstream\Settings\Stored_Value;
use Slipstream\Support\Clock;

/**
 * The last error, and when the notice of unused licenses was dismissed.
 */
final class Licensing_Notice {

	public const ERROR     = 'jetpack_licensing_error';
	public const DISMISSED = 'jetpack_licensing_activation_notice_dismiss';

	private const LONGEST = 1024;

	public function __construct( private Clock $clock ) {}

	/**
	 * Keeps the last error.
	 *
	 * @throws Request_Error If the write fails.
	 */
	public function set_error( string $error ): void {
		Stored_Value::put( self::ERROR, mb_substr( sanitize_text_field( $error ), 0, self::LONGEST ) );
	}

	/** Keeps the last error where nobody waits for it: that it is not kept changes nothing. */
	public function note( string $error ): void {
		try {
			$this->set_error( $error );
		} catch ( Request_Error ) {
			return;
		}
	}

	/** @return array{error: string, dismissed: array{last_detached_count: int|null, last_dismissed_time: string|null}} */
	public function to_array(): array {
		$dismissed = get_option( self::DISMISSED );
		$error     = get_option( self::ERROR );
		$count     = $dismissed['last_detached_count'] ?? null;
		$time      = $dismissed['last_dismissed_time'] ?? null;
		return array(
			'error'     => is_string( $error ) ? $error : '',
			'dismissed' => array(
				'last_detached_count' => is_int( $count ) ? $count : null,
				'last_dismissed_time' => is_string( $time ) ? $time : null,
			),
		);
	}

	/**
	 * @param int|null $count How many licenses were unused then; null to show it again.
	 * @return array{last_detached_count: int|null, last_dismissed_time: string|null}
	 * @throws Request_Error If the write fails.
	 */
	public function dismiss( ?int $count ): array {
		$dismissed = array(
			'last_detached_count' => $count,
			'last_dismissed_time' => null === $count ? null : gmdate( DATE_W3C, $this->clock->now() ),
		);
		Stored_Value::put( self::DISMISSED, $dismissed );
		return $dismissed;
	}
}
