<?php

declare( strict_types=1 );

namespace Slipstream\Payers\Declarations;

use Slipstream\Http\Request_Error;
use Slipstream\Payers\Payers_Module;
use Slipstream\Payers\Payers_Settings;

/**
 * What someone declares about a contract.
 */
enum Declaration_Kind: string {

	/** It is to end. */
	case Cancel = 'cancel';

	/** It is to count as never made, as consumers may for some time. */
	case Withdraw = 'withdraw';

	/** The parameter that its page is asked by. */
	public function query(): string {
		return match ( $this ) {
			self::Cancel   => Payers_Module::QUERY_CANCEL,
			self::Withdraw => Payers_Module::QUERY_WITHDRAW,
		};
	}

	/** The kind whose page has a parameter. */
	public static function of_query( string $query ): self {
		return self::Cancel->query() === $query ? self::Cancel : self::Withdraw;
	}

	/** Where people declare it. */
	public function url(): string {
		return add_query_arg( $this->query(), '1', home_url( '/' ) );
	}

	/**
	 * Whether the owner offers the page.
	 *
	 * @throws Request_Error If the database fails: nobody knows then.
	 */
	public function is_offered(): bool {
		return Payers_Settings::is_on(
			match ( $this ) {
				self::Cancel   => Payers_Settings::CANCEL_PAGE,
				self::Withdraw => Payers_Settings::WITHDRAW_PAGE,
			}
		);
	}
}
