<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Inbox;

use WP_Post;

/**
 * Reads a response from its post, including responses that Jetpack stored.
 *
 * @phpstan-type Field_Data array{key: string, id: string, label: string, type: string, value: mixed, display: string, files: list<array{id: string, name: string, size: int, type: string}>}
 */
final class Feedback {

	/** Seconds after which a pending email counts as failed. */
	private const LONGEST_MAIL = 300;

	/** @var array<string, mixed> The post's data. */
	private array $data;

	public function __construct( public readonly WP_Post $post ) {
		$this->data = self::decode( $post );
	}

	/** A text property of the response. */
	public function text( string $name ): string {
		$value = $this->data[ $name ] ?? null;
		return is_scalar( $value ) ? (string) $value : '';
	}

	/** Whether it is unread. */
	public function is_unread(): bool {
		return 'open' === $this->post->comment_status;
	}

	/** @return list<Field_Data> */
	public function fields(): array {
		$fields = array();
		$given  = is_array( $this->data['fields'] ?? null ) ? $this->data['fields'] : array();
		foreach ( $given as $key => $field ) {
			if ( ! is_array( $field ) ) {
				continue;
			}
			$value = $field['value'] ?? '';
			$files = is_array( $value ) && is_array( $value['files'] ?? null )
				? self::files( $value['files'] )
				: array();
			$label = is_scalar( $field['label'] ?? null ) ? (string) $field['label'] : '';
			// Old responses have only a key such as 1_Name.
			$fields[] = array(
				'key'     => is_string( $field['key'] ?? null ) ? $field['key'] : (string) $key,
				'id'      => is_string( $field['meta']['id'] ?? null ) ? $field['meta']['id'] : '',
				'label'   => $label,
				'type'    => is_string( $field['type'] ?? null ) ? $field['type'] : 'text',
				'value'   => $value,
				'display' => self::display( $value ),
				'files'   => $files,
			);
		}
		return $fields;
	}

	public function first( string $type ): string {
		foreach ( $this->fields() as $field ) {
			if ( $type === $field['type'] && '' !== $field['display'] ) {
				return $field['display'];
			}
		}
		return '';
	}

	/**
	 * Its files by ID.
	 *
	 * @return array<string, array{folder: string, name: string, type: string, size: int}>
	 */
	public function stored_files(): array {
		return Feedback_Store::unpack_files( get_post_meta( $this->post->ID, Feedback_Store::FILES, true ) );
	}

	/**
	 * The state of its notification email. An email that has been pending for minutes was not sent, because its process
	 * was stopped.
	 *
	 * @return array{state: ''|'pending'|'sent'|'failed', time: int, error: string} No state if there was no email to
	 *     send.
	 */
	public function notification(): array {
		$meta  = get_post_meta( $this->post->ID, Feedback_Store::NOTIFICATION, true );
		$meta  = is_array( $meta ) ? $meta : array();
		$time  = is_numeric( $meta['time'] ?? null ) ? (int) $meta['time'] : 0;
		$state = in_array( $meta['state'] ?? null, array( 'pending', 'sent', 'failed' ), true ) ? $meta['state'] : '';
		return array(
			'state' => 'pending' === $state && $time + self::LONGEST_MAIL < time() ? 'failed' : $state,
			'time'  => $time,
			'error' => is_string( $meta['error'] ?? null ) ? $meta['error'] : '',
		);
	}

	/**
	 * @param array<mixed> $list
	 * @return list<array{id: string, name: string, size: int, type: string}>
	 */
	private static function files( array $list ): array {
		$files = array();
		foreach ( $list as $file ) {
			if ( is_array( $file ) && is_scalar( $file['file_id'] ?? null ) ) {
				$files[] = array(
					'id'   => (string) $file['file_id'],
					'name' => is_string( $file['name'] ?? null ) ? $file['name'] : '',
					'size' => (int) ( $file['size'] ?? 0 ),
					'type' => is_string( $file['type'] ?? null ) ? $file['type'] : '',
				);
			}
		}
		return $files;
	}

	private static function display( mixed $value ): string {
		if ( ! is_array( $value ) ) {
			return is_scalar( $value ) ? (string) $value : '';
		}
		// Files and Jetpack's image choices have names; the rest of their data is for programs.
		$items = $value['files'] ?? $value['choices'] ?? $value;
		$texts = array_map(
			static fn ( $item ): string => self::display(
				is_array( $item )
					? $item['name'] ?? ( ( $item['label'] ?? '' ) ?: ( $item['selected'] ?? $item ) )
					: $item
			),
			(array) $items
		);
		return implode( ', ', array_filter( $texts, static fn ( string $text ): bool => '' !== $text ) );
	}

	/** @return array<string, mixed> */
	private static function decode( WP_Post $post ): array {
		$content = $post->post_content;
		$data    = json_decode( $content, true );
		if ( ! is_array( $data ) ) {
			$data = json_decode( stripslashes( trim( $content ) ), true );
		}
		return is_array( $data ) && isset( $data['fields'] ) ? $data : Old_Feedback::decode( $content );
	}
}
