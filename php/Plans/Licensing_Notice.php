<?php
/**
 * What the dashboard remembers of licences.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Plans;

use Slipstream\Http\Request_Error;
use Slipstream\Settings\Stored_Value;
use Slipstream\Support\Clock;

/**
 * The last error, and when the notice of unused licences was dismissed.
 */
final class Licensing_Notice {

	public const ERROR     = 'jetpack_licensing_error';
	public const DISMISSED = 'jetpack_licensing_activation_notice_dismiss';

	private const LONGEST = 1024;

	/**
	 * Needs the time.
	 *
	 * @param Clock $clock The time.
	 */
	public function __construct( private Clock $clock ) {}

	/**
	 * Keeps the last error.
	 *
	 * @param string $error What went wrong.
	 *
	 * @throws Request_Error When the database does not take it.
	 */
	public function set_error( string $error ): void {
		Stored_Value::put( self::ERROR, mb_substr( sanitize_text_field( $error ), 0, self::LONGEST ) );
	}

	/**
	 * Remembers that the notice was dismissed.
	 *
	 * @param int|null $count How many licences were unused then; null to show it again.
	 * @return array{last_detached_count: int|null, last_dismissed_time: string|null}
	 *
	 * @throws Request_Error When the database does not take it.
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
