<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Definition;

use Slipstream\Forms\Fields\Field_Record;
use Slipstream\Forms\Fields\Html;
use Slipstream\Support\Clock;
use Slipstream\Support\Sealed_Data;

/**
 * A token in each form, so that the server can find the form and knows which fields the page showed. It is in the page
 * because a cached page outlives everything else. It is encrypted and authenticated because it carries the settings of
 * forms that are in no stored content.
 *
 * @phpstan-type Reference array{form: string, hash: string, kind: string, source: string, page: int, path: string, ordinal: int, time: int, filled: bool, others: list<string>, fields: list<array<string, mixed>>, block?: array<string, mixed>}
 */
final class Form_Token {

	public const FIELD = 'jetpack_contact_form_jwt';

	public const LIFETIME = 90 * 86400;

	public function __construct( private Sealed_Data $sealed, private Clock $clock ) {}

	/** @param list<string> $hashes  The hashes of the forms in its source. */
	public function issue( Form $form, int $ordinal, array $hashes = array() ): string {
		$marks  = array_map(
			static fn ( string $hash ): string => substr( $hash, 0, Form_Identity::MARK ),
			array_diff( $hashes, array( $form->hash ) )
		);
		$filled = $form->attempt->was_filled_in || array_filter( $form->fields(), array( Html::class, 'is_asked' ) );
		$data   = array(
			'form'    => $form->id,
			'hash'    => $form->hash,
			'kind'    => $form->source->kind,
			'source'  => $form->source->id,
			'page'    => $form->source->page_id,
			'path'    => $form->source->path,
			'ordinal' => $ordinal,
			'time'    => $form->attempt->started_at ?: $this->clock->now(),
		) + array_filter(
			array(
				'others' => array_values( array_unique( $marks ) ),
				'filled' => $filled ? 1 : 0,
				'block'  => 'inline' === $form->source->kind ? array(
					'blockName' => Form_Finder::BLOCK,
					'attrs'     => $form->all(),
				) : array(),
			)
		);
		$whole  = $this->seal( 'form', $data + array( 'fields' => Field_Record::of( $form->fields() ) ) );
		// A form with very many options: if its author changes it, its visitors must reload the page.
		return strlen( $whole ) > Sealed_Data::LONGEST && 'inline' !== $form->source->kind
			? $this->seal( 'form', $data )
			: $whole;
	}

	/**
	 * @return array<string, mixed>|null Null if the token is not ours or too old.
	 * @phpstan-return Reference|null
	 */
	public function read( string $token ): ?array {
		$data = $this->open( 'form', $token );
		$time = is_int( $data['time'] ?? null ) ? $data['time'] : 0;
		if ( ! $data || $time > $this->clock->now() + 60 || $time + self::LIFETIME < $this->clock->now() ) {
			return null;
		}
		$list = static fn ( string $name ): array => is_array( $data[ $name ] ?? null )
			? array_values( $data[ $name ] )
			: array();
		$read = array(
			'form'    => (string) $data['form'],
			'hash'    => (string) $data['hash'],
			'kind'    => (string) $data['kind'],
			'source'  => (string) $data['source'],
			'page'    => (int) $data['page'],
			'path'    => (string) $data['path'],
			'ordinal' => (int) $data['ordinal'],
			'time'    => $time,
			'filled'  => ! empty( $data['filled'] ),
			'others'  => array_values( array_filter( $list( 'others' ), 'is_string' ) ),
			'fields'  => array_values( array_filter( $list( 'fields' ), 'is_array' ) ),
		);
		if ( is_array( $data['block'] ?? null ) ) {
			$read['block'] = $data['block'];
		}
		return $read;
	}

	/** @param array<string, mixed> $data */
	public function seal( string $purpose, array $data ): string {
		return $this->sealed->seal( $purpose, $data );
	}

	/** @return array<string, mixed> Empty if the token is not ours. */
	public function open( string $purpose, string $sealed ): array {
		return $this->sealed->open( $purpose, $sealed );
	}
}
