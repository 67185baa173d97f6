<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Definition;

use Closure;
use Slipstream\Forms\Fields\Field;

/**
 * Distinguishes a form that its author changed from another form in its place. In doubt, it is another: a visitor's
 * answers must not reach someone else.
 *
 * @phpstan-import-type Reference from Form_Token
 */
final class Form_Identity {

	/** The hash length that identifies a form in its place. */
	public const MARK = 12;

	/**
	 * The current version of the form that a reference names.
	 *
	 * @param array<string, mixed> $reference From Form_Token.
	 * @phpstan-param Reference $reference
	 * @param list<Field> $shown The fields that the visitor saw; none on pages from earlier versions.
	 * @param Closure( array<string, mixed> ): list<Field> $fields_of Returns a parsed block's fields.
	 * @return array<string, mixed>|null A parsed block; null if it no longer exists.
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
			// A form that was next to it then cannot be its new version.
			$likeness = in_array( substr( Form_Finder::hash( $form ), 0, self::MARK ), $reference['others'], true )
				? 0.0
				: self::likeness( $shown, $fields_of( $form ) );
			// If two are equally similar, take the one in the same position.
			if ( $likeness > $score || ( $likeness === $score && $at === $reference['ordinal'] ) ) {
				$best  = $form;
				$score = $likeness;
			}
		}
		return $score >= 0.5 ? $best : null;
	}

	/**
	 * The share of the fields that the visitor saw and that still exist, from 0 to 1.
	 *
	 * @param list<Field> $shown The fields that the visitor saw.
	 * @param list<Field> $now   A form's current fields.
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
		// All labels may have been translated or reworded: the same questions in the same order.
		return max( $same, $types( $shown ) === $types( $now ) ? 0.5 : 0.0 );
	}
}
