<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Definition;

use Closure;
use Slipstream\Forms\Fields\Field;

/**
 * Tells a form that its author has changed from another that stands in its place. Where that is in doubt it is another:
 * what its visitor typed must not reach someone else.
 *
 * @phpstan-import-type Reference from Form_Token
 */
final class Form_Identity {

	/** The hash length that identifies a form in its place. */
	public const MARK = 12;

	/**
	 * The form that a reference names, as it is now.
	 *
	 * @param array<string, mixed> $reference From Form_Token.
	 * @phpstan-param Reference $reference
	 * @param list<Field> $shown The fields that the visitor has seen; none on pages of earlier versions.
	 * @param Closure( array<string, mixed> ): list<Field> $fields_of Gives the fields of a parsed block.
	 * @return array<string, mixed>|null A parsed block; null if it is not there any more.
	 */
	public static function block( Form_Finder $finder, array $reference, array $shown, Closure $fields_of ): ?array {
		if ( isset( $reference['block'] ) ) {
			return $reference['block'];
		}
		$forms = $finder->forms( $reference['kind'], $reference['source'] );
		$at    = $finder->ordinal( $reference['kind'], $reference['source'], $reference['hash'] );
		if ( null !== $at || 'form' === $reference['kind'] || ! $shown ) {
			return $forms[ $at ?? $reference['ordinal'] ] ?? null;
		}
		$best  = null;
		$score = 0.0;
		foreach ( $forms as $at => $form ) {
			// One that stood beside it then is not what has become of it.
			$likeness = in_array( substr( Form_Finder::hash( $form ), 0, self::MARK ), $reference['others'], true )
				? 0.0
				: self::likeness( $shown, $fields_of( $form ) );
			// Of two that are alike, the one that stands where it stood.
			if ( $likeness > $score || ( $likeness === $score && $at === $reference['ordinal'] ) ) {
				$best  = $form;
				$score = $likeness;
			}
		}
		return $score >= 0.5 ? $best : null;
	}

	/**
	 * How much of the fields that were seen is still there, from 0 to 1.
	 *
	 * @param list<Field> $shown The fields that the visitor has seen.
	 * @param list<Field> $now   The fields of a form.
	 */
	private static function likeness( array $shown, array $now ): float {
		if ( ! $shown || ! $now ) {
			return 0.0;
		}
		$types = static fn ( array $fields ): array => array_map(
			static fn ( Field $field ): string => $field->type,
			$fields
		);
		$marks = static fn ( array $fields ): array => array_map(
			static fn ( Field $field ): string => $field->type . '|' . $field->plain_label(),
			$fields
		);
		$same  = count( array_intersect( $marks( $shown ), $marks( $now ) ) ) / count( $shown );
		// Labels that all were translated or worded anew: the same questions in the same order.
		return max( $same, $types( $shown ) === $types( $now ) ? 0.5 : 0.0 );
	}
}
