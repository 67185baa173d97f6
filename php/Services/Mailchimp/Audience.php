<?php

declare( strict_types=1 );

namespace Slipstream\Services\Mailchimp;

/**
 * A list of Mailchimp's, as far as forms need it.
 */
final class Audience {

	/** What an ID of Mailchimp's consists of, for schemas and paths. */
	public const ID = '^[0-9a-zA-Z]{1,40}$';

	/**
	 * @param bool   $asks_twice Whether people confirm by a mail of Mailchimp's.
	 * @param string $form_url   Mailchimp's own form; '' if it says none.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $name,
		public readonly bool $asks_twice,
		public readonly string $form_url
	) {}

	/**
	 * @param mixed $value What Mailchimp sent, or to_array() has made.
	 * @return self|null Null if it is none.
	 */
	public static function of( mixed $value ): ?self {
		$id = is_array( $value ) ? $value['id'] ?? null : null;
		if ( ! is_array( $value ) || ! is_string( $id ) || 1 !== preg_match( '/' . self::ID . '/D', $id ) ) {
			return null;
		}
		$text = static fn ( string $name ): string => is_string( $value[ $name ] ?? null ) ? $value[ $name ] : '';
		return new self(
			$id,
			mb_substr( trim( wp_strip_all_tags( $text( 'name' ) ) ), 0, 200 ),
			// What is not said might be true.
			false !== ( $value['double_optin'] ?? null ),
			esc_url_raw( $text( 'subscribe_url_long' ), array( 'https' ) )
		);
	}

	/** @return array{id: string, name: string, double_optin: bool, subscribe_url_long: string} As Mailchimp has it. */
	public function to_array(): array {
		return array(
			'id'                 => $this->id,
			'name'               => $this->name,
			'double_optin'       => $this->asks_twice,
			'subscribe_url_long' => $this->form_url,
		);
	}
}
