<?php

declare( strict_types=1 );

namespace Slipstream\Payers\Declarations;

use stdClass;

/**
 * A declaration as it is stored. Declarations changes it.
 */
final class Declaration {

	/**
	 * @param string $token_hash Of what its page is found by.
	 * @param int    $confirmed  When someone with the address confirmed it; 0 for not.
	 * @param int    $handled    When it needed nobody any more; 0 for not yet.
	 */
	private function __construct(
		public readonly int $id,
		public readonly string $token_hash,
		public readonly Declared $declared,
		public readonly int $confirmed,
		public readonly int $handled,
		public readonly int $created
	) {}

	public static function of( stdClass $row ): self {
		return new self(
			(int) $row->id,
			(string) $row->token_hash,
			Declared::of(
				Declaration_Kind::from( (string) $row->kind ),
				array(
					Declared::FIELD_NAME     => (string) $row->name,
					Declared::FIELD_EMAIL    => (string) $row->email,
					Declared::FIELD_SCOPE    => (string) $row->scope,
					Declared::FIELD_CONTRACT => (string) $row->contract,
					Declared::FIELD_HOW      => (string) $row->how,
					Declared::FIELD_CAUSE    => (string) $row->cause,
					Declared::FIELD_ENDS     => (string) $row->ends,
				)
			),
			(int) $row->confirmed,
			(int) $row->handled,
			(int) $row->created
		);
	}
}
