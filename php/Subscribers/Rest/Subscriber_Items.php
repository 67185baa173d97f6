<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Rest;

use Slipstream\Subscribers\Consent\Proof;
use Slipstream\Subscribers\Import\Import;
use Slipstream\Subscribers\Import\Import_Row;
use Slipstream\Subscribers\People\Subscriber;

/**
 * Subscribers and what belongs to them, as routes answer them.
 */
final class Subscriber_Items {

	/** @return array<string, mixed> */
	public static function subscriber( Subscriber $subscriber ): array {
		return array(
			'id'         => $subscriber->id,
			'email'      => $subscriber->email,
			'name'       => $subscriber->name,
			'state'      => $subscriber->state->value,
			'access'     => $subscriber->access->value,
			'language'   => $subscriber->language,
			'user_id'    => $subscriber->user_id,
			'categories' => $subscriber->categories,
			'since'      => $subscriber->since,
			'ended'      => $subscriber->ended,
		);
	}

	/** @return array<string, string|array<string, mixed>> */
	public static function subscriber_schema(): array {
		return array_fill_keys( array( 'id', 'user_id', 'since', 'ended' ), 'integer' )
			+ array_fill_keys( array( 'email', 'name', 'state', 'access', 'language' ), 'string' )
			+ array(
				'categories' => array(
					'type'  => 'array',
					'items' => array( 'type' => 'integer' ),
				),
			);
	}

	/** @return array<string, string|int> */
	public static function proof( Proof $proof ): array {
		return array(
			'kind'            => $proof->kind->value,
			'email'           => $proof->email,
			'text'            => $proof->agreed->text,
			'text_version'    => Proof::version( $proof->agreed->text ),
			'form'            => $proof->agreed->form,
			'page'            => $proof->agreed->page,
			'asked'           => $proof->asked->time,
			'asked_ip'        => $proof->asked->ip,
			'mail_id'         => $proof->mail->id,
			'mail_text'       => $proof->mail->text,
			'mail_version'    => Proof::version( $proof->mail->text ),
			'confirmed'       => $proof->confirmed->time,
			'confirmed_ip'    => $proof->confirmed->ip,
			'vouched_user_id' => $proof->user_id,
		);
	}

	/** @return array<string, string> */
	public static function proof_schema(): array {
		$texts = array(
			'kind',
			'email',
			'text',
			'text_version',
			'form',
			'page',
			'asked_ip',
			'mail_id',
			'mail_text',
			'mail_version',
			'confirmed_ip',
		);
		return array_fill_keys( $texts, 'string' )
			+ array_fill_keys( array( 'asked', 'confirmed', 'vouched_user_id' ), 'integer' );
	}

	/**
	 * @param array{total: int, waiting: int, added: int, refused: int, reasons: array<string, int>} $counts
	 * @param list<Import_Row>                                                                       $preview
	 * @return array<string, mixed>
	 */
	public static function import( Import $import, array $counts, array $preview ): array {
		return array(
			'id'        => $import->id,
			'state'     => $import->state->value,
			'name'      => $import->name,
			'encoding'  => $import->encoding,
			'delimiter' => $import->delimiter,
			'mapping'   => $import->mapping->to_array(),
			'consent'   => $import->consent,
			'started'   => $import->started,
			'created'   => $import->created,
			'counts'    => array( 'reasons' => (object) $counts['reasons'] ) + $counts,
			'preview'   => array_map( static fn ( Import_Row $row ): array => $row->cells, $preview ),
		);
	}

	/** @return array<string, string|array<string, mixed>> */
	public static function import_schema(): array {
		return array_fill_keys( array( 'id', 'started', 'created' ), 'integer' )
			+ array_fill_keys( array( 'state', 'name', 'encoding', 'delimiter', 'consent' ), 'string' )
			+ array(
				'mapping' => array( 'type' => 'object' ),
				'counts'  => array( 'type' => 'object' ),
				'preview' => array(
					'type'  => 'array',
					'items' => array(
						'type'  => 'array',
						'items' => array( 'type' => 'string' ),
					),
				),
			);
	}

	/**
	 * The schema of a list.
	 *
	 * @param array<string, mixed> $item That of an item.
	 * @return array<string, mixed>
	 */
	public static function list_of( string $title, array $item ): array {
		return array(
			'$schema' => 'http://json-schema.org/draft-04/schema#',
			'title'   => $title,
			'type'    => 'array',
			'items'   => $item,
		);
	}
}
