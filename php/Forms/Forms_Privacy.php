<?php

declare( strict_types=1 );

namespace Slipstream\Forms;

use Slipstream\Forms\Fields\Verbatim;
use Slipstream\Forms\Files\File_Site;
use Slipstream\Forms\Files\File_Store;
use Slipstream\Forms\Inbox\Feedback;
use Slipstream\Forms\Inbox\Feedback_Store;
use Slipstream\Modules\Personal_Data;
use Slipstream\Support\Database\Rows;

/**
 * Exports and erases responses for WordPress's personal data tools.
 */
final class Forms_Privacy implements Personal_Data {

	private const BATCH = 50;

	public function id(): string {
		return 'slipstream-forms';
	}

	public function label(): string {
		return __( 'Form responses', 'slipstream' );
	}

	/**
	 * @param int $page Which batch, from 1.
	 * @return array{data: list<array<string, mixed>>, done: bool}
	 */
	public function export( string $email, int $page = 1 ): array {
		list( $found, $done ) = self::find( $email, ( $page - 1 ) * self::BATCH );
		$data                 = array();
		foreach ( $found as $feedback ) {
			$rows = array(
				array(
					'name'  => __( 'Date', 'slipstream' ),
					'value' => $feedback->post->post_date,
				),
			);
			foreach ( $feedback->fields() as $field ) {
				$rows[] = array(
					'name'  => '' === $field['label'] ? $field['key'] : $field['label'],
					// WordPress treats it as HTML.
					'value' => Verbatim::html( $field['display'] ),
				);
			}
			$data[] = array(
				'group_id'    => 'feedback',
				'group_label' => __( 'Form responses', 'slipstream' ),
				'item_id'     => 'feedback-' . $feedback->post->ID,
				'data'        => $rows,
			);
		}//end foreach
		return array(
			'data' => $data,
			'done' => $done,
		);
	}

	/**
	 * @param int $page Which batch, from 1.
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
	 */
	public function erase( string $email, int $page = 1 ): array {
		// Deleted responses do not come again, but those that only mention the address would, so this checks all in
		// batches.
		$removed  = 0;
		$retained = 0;
		$offset   = 0;
		$foreign  = 0;
		do {
			list( $found, $done, $checked ) = self::find( $email, $offset );
			foreach ( $found as $feedback ) {
				$foreign  += count(
					array_filter(
						$feedback->stored_files(),
						static fn ( array $file ): bool => File_Site::is_foreign(
							File_Store::base() . '/' . $file['folder']
						)
					)
				);
				$worked    = (bool) wp_delete_post( $feedback->post->ID, true );
				$removed  += $worked ? 1 : 0;
				$retained += $worked ? 0 : 1;
				$checked  -= $worked ? 1 : 0;
			}
			$offset += $checked;
		} while ( ! $done && $removed < 10 * self::BATCH );
		return array(
			'items_removed'  => $removed > 0,
			'items_retained' => $retained + $foreign > 0,
			'messages'       => 0 === $foreign
				? array()
				: array(
					__(
						'Some uploads were not erased because they belong to a previous address of this site. Add that address with the slipstream_form_file_addresses filter.',
						'slipstream'
					),
				),
			'done'           => $done,
		);
	}

	/** @return array{list<Feedback>, bool, int} The responses, whether there are no more, and how many were checked. */
	private static function find( string $email, int $offset ): array {
		global $wpdb;
		// Core's search looks for words, not for an address.
		$sql   = (string) $wpdb->prepare(
			"SELECT ID FROM {$wpdb->posts} WHERE post_type = %s AND (post_content LIKE %s OR post_content LIKE %s) ORDER BY ID LIMIT %d OFFSET %d",
			Feedback_Store::TYPE,
			'%' . $wpdb->esc_like( $email ) . '%',
			'%' . $wpdb->esc_like( trim( Feedback_Store::encode( $email ), '"' ) ) . '%',
			self::BATCH,
			$offset
		);
		$ids   = array_column( Rows::get( $sql ), 'ID' );
		$found = array();
		foreach ( $ids as $id ) {
			$feedback = ( new Feedback_Store() )->find( (int) $id );
			$answers  = null === $feedback
				? array()
				: array_map( 'strtolower', array_map( 'trim', array_column( $feedback->fields(), 'display' ) ) );
			if ( null !== $feedback && in_array( strtolower( trim( $email ) ), $answers, true ) ) {
				$found[] = $feedback;
			}
		}
		return array( $found, count( $ids ) < self::BATCH, count( $ids ) );
	}
}
