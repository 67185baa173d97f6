<?php

declare( strict_types=1 );

namespace Slipstream\Payers\Declarations;

use stdClass;

/**
 * A declaration as it is stored. Declarations changes it.
 */
final class Declaration {

	/**
	 * @param string      $token_hash Of what its page is found by.
	 * @param bool        $is_proven  Whether who sent it was signed in with the address.
	 * @param bool        $is_told    Whether its mails are stored.
	 * @param int         $confirmed  When someone with the address chose what is to be done; 0 for not.
	 * @param Choice|null $choice     What was chosen and is not carried out.
	 * @param int         $handled    When it needed nobody any more; 0 for not yet.
	 * @param string      $place      Where it was sent, see Places.
	 */
	private function __construct(
		public readonly int $id,
		public readonly string $token_hash,
		public readonly Declared $declared,
		public readonly bool $is_proven,
		public readonly bool $is_told,
		public readonly int $confirmed,
		public readonly ?Choice $choice,
		public readonly int $handled,
		public readonly string $place,
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
			1 === (int) $row->proven,
			1 === (int) $row->told,
			(int) $row->confirmed,
			Choice::of( (string) $row->choice ),
			(int) $row->handled,
			(string) $row->place,
			(int) $row->created
		);
	}
}
