<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter;

use Slipstream\Http\Request_Error;
use Slipstream\Modules\Health_Check;
use Slipstream\Newsletter\Sending\Newsletters;

/**
 * Says what keeps posts from being sent.
 */
final class Newsletter_Checks {

	public function __construct( private Newsletters $newsletters ) {}

	/** @return list<Health_Check> Nothing where all is well. */
	public function all(): array {
		try {
			$stuck = $this->newsletters->count_stuck();
		} catch ( Request_Error $error ) {
			return array( self::check( Health_Check::WARNING, $error->getMessage() ) );
		}
		return 0 === $stuck ? array() : array(
			self::check(
				Health_Check::CRITICAL,
				sprintf(
					/* translators: %s: a number. */
					_n(
						'%s newsletter stopped by itself. Open Newsletters to see why, and resume it there.',
						'%s newsletters stopped by themselves. Open Newsletters to see why, and resume them there.',
						$stuck,
						'slipstream'
					),
					number_format_i18n( $stuck )
				)
			),
		);
	}

	private static function check( string $status, string $text ): Health_Check {
		return new Health_Check( 'newsletters_stuck', __( 'Newsletter', 'slipstream' ), $status, $text );
	}
}
