<?php

declare( strict_types=1 );

namespace Slipstream\Services\Mailchimp;

use InvalidArgumentException;
use Slipstream\Http\Request_Error;
use Slipstream\Services\Newsletter\Newsletter_List;

/**
 * Asks Mailchimp with the owner's key. With Mailchimp_Webhooks, nothing else knows its wire format.
 *
 * @phpstan-import-type Group from Newsletter_List
 * @phpstan-type Field array{tag: string, name: string, type: string, is_required: bool}
 */
final class Mailchimp_Client {

	/** As many as Mailchimp gives at once, and pages that are read: nobody chooses from more. */
	private const PAGE       = 1000;
	private const MOST_PAGES = 5;

	/** What is asked of an audience. */
	private const AUDIENCE = array( 'id', 'name', 'double_optin', 'subscribe_url_long' );

	public function __construct( private Mailchimp_Transport $transport ) {}

	/**
	 * @return list<Audience>
	 * @throws Mailchimp_Error If Mailchimp does not say.
	 * @throws Request_Error If the database fails.
	 */
	public function audiences(): array {
		$fields = array_map( static fn ( string $name ): string => "lists.$name", self::AUDIENCE );
		return array_values(
			array_filter( array_map( Audience::of( ... ), $this->all( '/lists', 'lists', implode( ',', $fields ) ) ) )
		);
	}

	/**
	 * @throws Mailchimp_Error If Mailchimp does not say, or has none of that ID.
	 * @throws Request_Error If the database fails.
	 */
	public function audience( string $id ): Audience {
		$fields = array( 'fields' => implode( ',', self::AUDIENCE ) );
		return Audience::of( $this->transport->send( 'GET', self::path( $id ), $fields ) ) ?? throw self::unreadable();
	}

	/**
	 * @return list<array<string, mixed>>
	 * @phpstan-return list<Group>
	 * @throws Mailchimp_Error If Mailchimp does not say.
	 * @throws Request_Error If the database fails.
	 */
	public function groups( string $audience ): array {
		$path   = self::path( $audience ) . '/interest-categories';
		$groups = array();
		foreach ( $this->all( $path, 'categories' ) as $category ) {
			$id = self::id_in( $category );
			if ( '' === $id ) {
				continue;
			}
			$interests = array();
			foreach ( $this->all( "$path/$id/interests", 'interests' ) as $interest ) {
				$own = self::id_in( $interest );
				if ( '' !== $own ) {
					$interests[] = array(
						'id'   => $own,
						'name' => self::text_in( $interest, 'name' ),
					);
				}
			}
			$groups[] = array(
				'id'        => $id,
				'title'     => self::text_in( $category, 'title' ),
				'is_hidden' => 'hidden' === ( $category['type'] ?? '' ),
				'interests' => $interests,
			);
		}
		return $groups;
	}

	/**
	 * The fields of an audience that have a text or a number.
	 *
	 * @return list<array<string, mixed>>
	 * @phpstan-return list<Field>
	 * @throws Mailchimp_Error If Mailchimp does not say.
	 * @throws Request_Error If the database fails.
	 */
	public function fields( string $audience ): array {
		$fields = array_map(
			static fn ( array $field ): array => array(
				'tag'         => self::text_in( $field, 'tag' ),
				'name'        => self::text_in( $field, 'name' ),
				'type'        => self::text_in( $field, 'type' ),
				'is_required' => true === ( $field['required'] ?? false ),
			),
			$this->all( self::path( $audience ) . '/merge-fields', 'merge_fields' )
		);
		return array_values( array_filter( $fields, static fn ( array $field ): bool => '' !== $field['tag'] ) );
	}

	/**
	 * @return Member|null Null if the audience does not know the address.
	 * @throws Mailchimp_Error If Mailchimp does not say.
	 * @throws Request_Error If the database fails.
	 */
	public function member( string $audience, string $email ): ?Member {
		try {
			$fields = array( 'fields' => 'email_address,status,interests' );
			return Member::of( $this->transport->send( 'GET', self::member_path( $audience, $email ), $fields ) )
				?? throw self::unreadable();
		} catch ( Mailchimp_Error $error ) {
			return Mailchimp_Failure::Not_Found === $error->failure ? null : throw $error;
		}
	}

	/**
	 * Adds someone, or changes what is named of who is there. Sent again, it does the same.
	 *
	 * @param array<string, mixed> $member As Mailchimp has it, with email_address and status_if_new.
	 * @throws Mailchimp_Error If Mailchimp refuses it, or does not answer.
	 * @throws Request_Error If the database fails.
	 */
	public function put_member( string $audience, array $member ): void {
		$this->transport->send(
			'PUT',
			self::member_path( $audience, (string) $member['email_address'] ),
			// A form asks for the address alone, whatever else the audience wants to know.
			array( 'skip_merge_validation' => 'true' ),
			$member
		);
	}

	public function webhooks( string $audience ): Mailchimp_Webhooks {
		return new Mailchimp_Webhooks( $this->transport, self::path( $audience ) . '/webhooks' );
	}

	/** @throws InvalidArgumentException If the ID would lead elsewhere. */
	private static function path( string $audience ): string {
		return 1 === preg_match( '/' . Audience::ID . '/D', $audience )
			? "/lists/$audience"
			: throw new InvalidArgumentException( 'This is not an ID of Mailchimp.' );
	}

	private static function member_path( string $audience, string $email ): string {
		return self::path( $audience ) . '/members/' . Member::hash( $email );
	}

	/** @return list<array<array-key, mixed>> The members of a collection, page by page. */
	private function all( string $path, string $key, string $fields = '' ): array {
		$all = array();
		for ( $page = 0; $page < self::MOST_PAGES; $page++ ) {
			$query  = array(
				'count'  => self::PAGE,
				'offset' => $page * self::PAGE,
			);
			$answer = $this->transport->send(
				'GET',
				$path,
				'' === $fields ? $query : $query + array( 'fields' => "$fields,total_items" )
			);
			$items  = is_array( $answer[ $key ] ?? null ) ? $answer[ $key ] : throw self::unreadable();
			array_push( $all, ...array_values( array_filter( $items, 'is_array' ) ) );
			if ( count( $items ) < self::PAGE ) {
				break;
			}
		}
		return $all;
	}

	/** @param array<array-key, mixed> $values */
	private static function id_in( array $values ): string {
		$id = self::text_in( $values, 'id' );
		return 1 === preg_match( '/' . Audience::ID . '/D', $id ) ? $id : '';
	}

	/** @param array<array-key, mixed> $values */
	private static function text_in( array $values, string $name ): string {
		return is_string( $values[ $name ] ?? null )
			? mb_substr( trim( wp_specialchars_decode( wp_strip_all_tags( $values[ $name ] ), ENT_QUOTES ) ), 0, 200 )
			: '';
	}

	private static function unreadable(): Mailchimp_Error {
		return new Mailchimp_Error( Mailchimp_Failure::Unreachable );
	}
}
