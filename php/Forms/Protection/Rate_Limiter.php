<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Protection;

use Slipstream\Forms\Definition\Form_Response;
use Slipstream\Support\Database\Claim_Result;
use Slipstream\Support\Database\Counters;

/**
 * Limits submissions per visitor and per site, and emails per hour. A period begins with the first count. If the
 * database fails, nobody is blocked.
 */
final class Rate_Limiter {

	private const SITE = 'site';

	private const WINDOW = 600;

	private const MAIL_WINDOW = 3600;

	/** The multiple of its limit that a site holds as spam before it rejects more, because disk space is limited. */
	private const HELD = 10;

	public function __construct( private Counters $counters ) {}

	/**
	 * Counts one submission from a visitor.
	 *
	 * @return int|null Null if the visitor can send it, or else the seconds to wait.
	 */
	public function consume( Form_Response $response ): ?int {
		$limits = self::limits();
		$mark   = $response->visitor->mark();
		$counts = array(
			"visitor|{$response->form->id}|$mark" => $limits['visitor'],
			"visitor|$mark"                       => $limits['visitor_total'],
			self::SITE                            => $limits['site'] * self::HELD,
		);
		foreach ( $counts as $name => $limit ) {
			if ( ! $this->allows( $name, $limit, self::WINDOW ) ) {
				return max( 1, $this->counters->left( $name ) ?? self::WINDOW );
			}
		}
		return null;
	}

	/** Whether the site gets more submissions than people would send. */
	public function is_flood(): bool {
		return (int) $this->counters->count( self::SITE ) > self::limits()['site'];
	}

	/** How many recipients the site's response emails can have in an hour. */
	public function mail_limit(): int {
		/**
		 * Filters how many recipients response emails can have in an hour, for all of the site's forms together.
		 *
		 * @since 0.1.0
		 *
		 * @param int $limit The default.
		 */
		return (int) apply_filters( 'slipstream_form_mail_limit', 500 );
	}

	/** Counts one email's addresses. */
	public function allows_mail( int $addresses ): bool {
		return $this->allows( 'mail', $this->mail_limit(), self::MAIL_WINDOW, $addresses );
	}

	private function allows( string $name, int $limit, int $window, int $amount = 1 ): bool {
		return Claim_Result::Denied !== $this->counters->take( $name, $limit, $window, $amount );
	}

	/** @return array{visitor: int, visitor_total: int, site: int} */
	private static function limits(): array {
		$defaults = array(
			'visitor'       => 20,
			'visitor_total' => 100,
			'site'          => 600,
		);
		/**
		 * Filters how many responses the site accepts in ten minutes.
		 *
		 * @since 0.1.0
		 *
		 * @param array{visitor: int, visitor_total: int, site: int} $limits From one visitor to one form, from one
		 *     visitor to all forms, and to the whole site, which holds any more as suspected spam.
		 */
		$limits = (array) apply_filters( 'slipstream_form_limits', $defaults );
		return array(
			'visitor'       => (int) ( $limits['visitor'] ?? $defaults['visitor'] ),
			'visitor_total' => (int) ( $limits['visitor_total'] ?? $defaults['visitor_total'] ),
			'site'          => (int) ( $limits['site'] ?? $defaults['site'] ),
		);
	}
}
