<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Stripe;

use Slipstream\Payments\Accounts\Account_Probe;
use Slipstream\Services\Stripe\Setup\Account_Identity;

/**
 * Asks Stripe whose a key is.
 */
final class Stripe_Probe implements Account_Probe {

	/** What tells a marker from another product. Its ID is what is looked for. */
	private const MARKER = 'account';

	public function __construct( private Account_Identity $identity, private Stripe_Calls $calls ) {}

	public function account_id(): ?string {
		return $this->calls->run( fn (): ?string => $this->identity->account_id() );
	}

	public function has_marker( string $id ): bool {
		return $this->calls->run( fn (): bool => $this->identity->has_marker( $id, self::MARKER ) );
	}

	/** One whose answer was lost stays in the account, and does no harm: nobody can buy it. */
	public function make_marker(): string {
		return $this->calls->run(
			fn (): string => $this->identity->create_marker( self::MARKER, bin2hex( random_bytes( 16 ) ) )
		);
	}
}
