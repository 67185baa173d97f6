<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Rendering;

use Slipstream\Forms\Definition\Form;
use Slipstream\Forms\Fields\Submission_Attempt;
use Slipstream\Forms\Fields\Field;
use Slipstream\Forms\Fields\Field_Record;

/** The submitted values to show again, so that the visitor loses nothing. */
final class Sent_Form {

	/** Whether the page has shown it. */
	public bool $is_shown = false;

	/** @param Form|null $form    The form with the fields that its visitor saw; null if unknown. */
	public function __construct(
		public readonly string $id,
		public readonly Submission_Attempt $attempt,
		public readonly ?Form $form
	) {}

	/**
	 * Whether it is the form that is rendering. Its ID changes if forms before it are added or removed.
	 *
	 * @param list<string> $hashes The hashes of all forms in its source.
	 */
	public function is( string $id, string $hash, array $hashes ): bool {
		return null === $this->form
			? $id === $this->id
			: $hash === $this->form->hash && ( $id === $this->id || self::is_only( $hash, $hashes ) );
	}

	/**
	 * Whether a form is the only one of its kind in its place.
	 *
	 * @param list<string> $hashes The hashes of all forms there.
	 */
	public static function is_only( string $hash, array $hashes ): bool {
		return 1 === count( array_keys( $hashes, $hash, true ) );
	}

	/**
	 * The fields that its visitor saw, if they differ from the page's current fields.
	 *
	 * @param list<Field> $fields The page's current fields.
	 * @return list<Field> None if they are the same.
	 */
	public function fields_other_than( array $fields ): array {
		$shown = $this->form?->fields() ?? array();
		return Field_Record::of( $fields ) === Field_Record::of( $shown ) ? array() : $shown;
	}
}
