<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter_Form\Mailchimp;

use Slipstream\Services\Mailchimp\Mailchimp_Failure;
use Slipstream\Support\Database\Counters;

/**
 * What kept people from signing up that the owner can see to, for a day.
 */
final class Troubles {

	private const KINDS = array(
		Mailchimp_Failure::Key_Refused,
		Mailchimp_Failure::Forbidden,
		Mailchimp_Failure::Not_Found,
	);

	public function __construct( private Counters $counters ) {}

	/**
	 * If the database fails, the next visitor notes it.
	 *
	 * @param Mailchimp_Failure|null $failure Null if it went well.
	 */
	public function note( ?Mailchimp_Failure $failure ): void {
		foreach ( self::KINDS as $kind ) {
			if ( $kind === $failure ) {
				$this->counters->set( self::name( $kind ), 1, DAY_IN_SECONDS );
			} elseif ( null === $failure && $this->counters->count( self::name( $kind ) ) > 0 ) {
				$this->counters->forget( self::name( $kind ) );
			}
		}
	}

	/** @return Mailchimp_Failure|null Null if there was none, or the database does not say. */
	public function last(): ?Mailchimp_Failure {
		foreach ( self::KINDS as $kind ) {
			if ( $this->counters->count( self::name( $kind ) ) > 0 ) {
				return $kind;
			}
		}
		return null;
	}

	private static function name( Mailchimp_Failure $kind ): string {
		return "mailchimp-trouble|$kind->name";
	}
}
